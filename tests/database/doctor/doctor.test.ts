import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import postgres from "postgres";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { CODES } from "../../../scripts/doctor/codes.ts";
import type { Options } from "../../../scripts/doctor/options.ts";
import type { Report } from "../../../scripts/doctor/report.ts";
import { writeServiceWorker } from "../../../scripts/offline/writeServiceWorker.ts";
import { deploy, type Deployment } from "../../support/doctor/deployment.ts";
import { IN_THE_BACKEND } from "../../support/doctor/misconfigurations/backend.ts";
import { IN_THE_DATABASE } from "../../support/doctor/misconfigurations/database.ts";
import { IN_THE_SITE } from "../../support/doctor/misconfigurations/site.ts";
import type { Misconfiguration } from "../../support/doctor/misconfigurations/misconfiguration.ts";

let deployed: Deployment;
beforeAll(async () => {
  deployed = await deploy(inject("deployedUrl"));
  return deployed.close;
});

async function codesOf(
  { make, options, now, today }: Omit<Misconfiguration, "mistake" | "found">,
  otherwise: Partial<Options>,
) {
  const undo = await make?.(deployed);
  try {
    const { findings } = await deployed.look({ ...otherwise, ...options?.(deployed) }, now, today);
    return findings.map(({ code }) => code).toSorted();
  } finally {
    await undo?.();
  }
}

/** In a process of its own, because this one serves the API, and where there is no .env. */
async function run(...args: string[]): Promise<{ code: number; said: string }> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("VITE_"));
  const env = {
    ...Object.fromEntries(inherited),
    NODE_EXTRA_CA_CERTS: deployed.certificateFile,
    SUPABASE_DB_URL: deployed.databaseUrl,
  };
  const command = [resolve("scripts/doctor.ts"), "--site", deployed.origin, ...args];
  return await new Promise((ended) => {
    execFile(process.execPath, command, { env, cwd: deployed.site }, (error, stdout, stderr) => {
      ended({ code: typeof error?.code === "number" ? error.code : 0, said: stdout + stderr });
    });
  });
}

function mustOf(said: string): string[] {
  const { findings } = JSON.parse(said) as Pick<Report, "findings">;
  return findings.filter(({ severity }) => severity === "must").map(({ code }) => code);
}

test("a healthy deployment has no findings, and everything was looked at", async () => {
  const { findings, notLookedAt, exitCode } = await deployed.look();
  expect(findings).toEqual([]);
  expect(notLookedAt.map(({ part }) => part)).toEqual(["the settings of the next build"]);
  expect(exitCode).toBe(0);
  const fromOutside = await deployed.look({ databaseUrl: undefined });
  expect([fromOutside.findings, fromOutside.exitCode]).toEqual([[], 0]);
  expect(fromOutside.notLookedAt.map(({ part }) => part)).toEqual([
    "the settings of the next build",
    "the database as its owner sees it",
  ]);
});

test("a moment in which the database is too busy for a read is no finding", async () => {
  const [locked, askedAgain] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holder = postgres(deployed.databaseUrl, { max: 1, onnotice() {} });
  const held = holder.begin(async (holding) => {
    await holding`lock table public.clinics in access exclusive mode`;
    locked.resolve();
    await askedAgain.promise;
  });
  await locked.promise;
  let reads = 0;
  deployed.api.planted.answer = ({ url }) => {
    if (url?.startsWith("/rest/v1/clinics?") && ++reads === 2) askedAgain.resolve();
    return false;
  };
  try {
    expect((await deployed.look({ databaseUrl: undefined })).findings).toEqual([]);
    expect(reads).toBeGreaterThanOrEqual(2);
  } finally {
    delete deployed.api.planted.answer;
    askedAgain.resolve();
    await held;
    await holder.end();
  }
});

test("a server that is out of order is not taken for one that is open to everybody", async () => {
  deployed.api.planted.answer = ({ url }, response) => {
    if (!url?.startsWith("/rest/v1/clinic_submissions?select")) return false;
    response.writeHead(500, { "content-type": "application/json" }).end('{"code":"57014"}');
    return true;
  };
  try {
    const { findings, notLookedAt } = await deployed.look({ databaseUrl: undefined });
    expect(findings).toEqual([]);
    expect(notLookedAt.find(({ part }) => part === "what everybody may do")?.why).toContain(
      "read what visitors proposed",
    );
  } finally {
    delete deployed.api.planted.answer;
  }
});

test("a project without any law is never taken as well, and the command that adds it is named", async () => {
  deployed.api.planted.answer = ({ url }, response) => {
    if (!url?.startsWith("/rest/v1/rpc/country_laws")) return false;
    response.writeHead(200, { "content-type": "application/json" }).end("[]");
    return true;
  };
  try {
    const { exitCode, notLookedAt } = await deployed.look({ databaseUrl: undefined });
    expect(exitCode).toBe(2);
    expect(notLookedAt.find(({ part }) => part === "the rules of law")?.why).toContain(
      "npx supabase db push --remote --include-seed.",
    );
  } finally {
    delete deployed.api.planted.answer;
  }
});

test("a site built with OFFLINE=none is healthy, since its worker takes away what an earlier one kept", async () => {
  mkdirSync(join(deployed.site, ".vite"));
  writeFileSync(join(deployed.site, ".vite/manifest.json"), "{}");
  try {
    await writeServiceWorker(deployed.site, undefined, false);
    expect(readFileSync(join(deployed.site, "sw.js"), "utf8")).toContain("unregister");
    expect((await deployed.look()).findings).toEqual([]);
  } finally {
    deployed.build();
  }
});

describe.for([
  // The look at the database knows nothing of the site's files, and costs more than all others.
  ["site", IN_THE_SITE, { databaseUrl: undefined }],
  ["backend", IN_THE_BACKEND, {}],
  ["database", IN_THE_DATABASE, {}],
] as const)("in the %s", ([, misconfigurations, otherwise]) => {
  test.for(misconfigurations)(
    "the doctor finds it, and nothing else, when $mistake",
    async (misconfiguration) => {
      expect(await codesOf(misconfiguration, otherwise)).toEqual(misconfiguration.found);
    },
  );
});

test.for([
  "samples-shown",
  "origin-not-allowed",
  "every-origin-allowed",
  "grants-too-wide",
  "grants-missing",
  "row-security-off",
] as const)("what it says to run in the SQL editor mends %s", async (code) => {
  const misconfiguration = [...IN_THE_BACKEND, ...IN_THE_DATABASE].find(({ found }) => found[0] === code);
  const undo = await misconfiguration?.make?.(deployed);
  try {
    const { findings } = await deployed.look();
    const { todo = "" } = findings.find((finding) => finding.code === code) ?? {};
    const [, sql = ""] = /In (?:the|its) SQL editor: (.*;)/.exec(todo) ?? [];
    await deployed.sql.unsafe(sql);
    expect([sql, (await deployed.look()).findings]).toEqual([expect.stringMatching(/\w/), []]);
  } finally {
    await undo?.();
  }
});

test("every finding that the doctor knows has a misconfiguration", () => {
  const provoked = [...IN_THE_SITE, ...IN_THE_BACKEND, ...IN_THE_DATABASE].flatMap(({ found }) => found);
  expect([...new Set(provoked)].toSorted()).toEqual(Object.values(CODES).flat().toSorted());
});

/** But for the note of one human check and for when traces were last forgotten. */
async function fingerprint(): Promise<unknown[]> {
  const tables = await deployed.sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private', 'auth', 'cron')
      and tablename not in ('human_checks_given', 'maintenance') order by 1`;
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as sum from ${name} t`,
  );
  return await deployed.sql.unsafe(sums.join(" union all "));
}

test("looking changes nothing", async () => {
  const before = await fingerprint();
  await deployed.look();
  await deployed.look({ databaseUrl: undefined });
  expect(await fingerprint()).toEqual(before);
});

describe("as a command", () => {
  test("it tells a monitor in JSON what has to be done, and ends with 0 or 1", async () => {
    const healthy = await run("--json");
    expect([healthy.code, mustOf(healthy.said)]).toEqual([0, []]);
    await deployed.sql`grant insert on private.votes to anon`;
    try {
      const ill = await run("--json");
      expect([ill.code, mustOf(ill.said)]).toEqual([1, ["grants-too-wide"]]);
    } finally {
      await deployed.sql`revoke insert on private.votes from anon`;
    }
  });

  test("it tells people in sentences what is wrong and what to do", async () => {
    await deployed.sql`update cron.job set active = false`;
    try {
      expect((await run()).said).toMatch(
        /^✗ pg_cron has no active job .* \(cron-job-missing\)\n {2}→ In the SQL editor: select cron\.schedule\(.*\);$/m,
      );
    } finally {
      await deployed.sql`update cron.job set active = true`;
    }
  });

  test("it ends with 2 where it could not look, and says neither the password nor that all is well", async () => {
    const { code, said } = await run("--db", "postgresql://postgres:hush@127.0.0.1:9/postgres");
    expect(code).toBe(2);
    expect(said).toContain(
      "? Not looked at: the database. It can’t be reached or read: connect ECONNREFUSED",
    );
    expect(said).not.toMatch(/hush|Nothing has to be done/);
    const misspelt = await run("--sight", "x");
    expect([misspelt.code, misspelt.said]).toEqual([2, expect.stringContaining("'--sight'")]);
  });
});
