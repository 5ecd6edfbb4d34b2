import { expect, inject, test } from "vitest";
import { asOwner } from "../support/database/clients.ts";
import { runCliOrFail } from "../../supabase/stack/cli.ts";

interface Finding {
  name: string;
  level: "INFO" | "WARN" | "ERROR";
  detail: string;
  metadata: { schema?: string; name?: string };
}

async function askAdvisors(): Promise<Finding[]> {
  const answer = await runCliOrFail([
    ...["db", "advisors", "--type", "all", "--level", "info", "--fail-on", "none"],
    ...["--output-format", "json", `--remote=${inject("databaseUrl")}`],
  ]);
  return (JSON.parse(answer) as { results: Finding[] }).results;
}

function isAccepted({ level, name, metadata }: Finding): boolean {
  if (level !== "INFO") return false;
  // Only the owner uses the private schema, so it needs no policies.
  if (name === "rls_enabled_no_policy") return metadata.schema === "private";
  // Tests store and delete hundreds of thousands of votes beside this one.
  if (name === "table_bloat") return true;
  // In a new database no query has used the indexes yet.
  return name === "unused_index";
}

test("Supabase's advisors find nothing to fix", async () => {
  const findings = await askAdvisors();
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.filter((finding) => !isAccepted(finding))).toEqual([]);
});

test("the advisors do speak up: a table left open is an error, a loose function a warning", async () => {
  try {
    await asOwner`create table public.left_open (id int)`;
    await asOwner`grant select on public.left_open to anon`;
    await asOwner`create function public.loose() returns int language sql as 'select 1'`;
    const findings = (await askAdvisors()).filter((finding) => !isAccepted(finding));
    expect(findings.map(({ name, level, metadata }) => ({ name, level, about: metadata.name }))).toEqual(
      expect.arrayContaining([
        { name: "rls_disabled_in_public", level: "ERROR", about: "left_open" },
        { name: "function_search_path_mutable", level: "WARN", about: "loose" },
      ]),
    );
  } finally {
    await asOwner`drop table if exists public.left_open`;
    await asOwner`drop function if exists public.loose()`;
  }
});
