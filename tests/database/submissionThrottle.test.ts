import { randomUUID } from "node:crypto";
import postgres, { type TransactionSql } from "postgres";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { vote } from "../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { withSettings } from "../support/database/settings.ts";
import { countSubmissions, forgetSubmissions } from "../support/database/submissions.ts";
import { GOOD_FORM, rawRow } from "../support/submissionCases.ts";

const ROW = rawRow(GOOD_FORM);
const asVisitor = postgres(inject("databaseUrl"), { max: 8, onnotice() {} });

beforeEach(forgetSubmissions);
afterAll(async () => {
  await asVisitor.end();
  await forgetSubmissions();
});

async function sendFrom(address: string, rows: object[] = [ROW]): Promise<string> {
  const insert = async (sql: TransactionSql) => {
    await sql`set local role anon`;
    await sql`select set_config('request.headers', ${JSON.stringify({ "cf-connecting-ip": address })}, true)`;
    await sql`insert into public.clinic_submissions ${sql(rows as (typeof ROW)[])}`;
  };
  try {
    await asVisitor.begin(insert);
    return "stored";
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}

test("where the address is known, one address may send ten an hour, even all at once", async () => {
  const address = `203.0.113.${Math.ceil(Math.random() * 99)}`;
  const answers = await Promise.all(Array.from({ length: 15 }, () => sendFrom(address)));
  expect(answers.filter((answer) => answer === "stored")).toHaveLength(10);
  expect(answers.filter((answer) => answer === "PT429")).toHaveLength(5);
  expect(await countSubmissions()).toBe(10);
  expect(await sendFrom("198.51.100.1")).toBe("stored");
});

test("100 /64s of one /48 at once send as many as four addresses", async () => {
  const networks = Array.from({ length: 100 }, (_, network) => `2001:db8:5:${network.toString(16)}00::1`);
  const answers = await Promise.all(networks.map((address) => sendFrom(address)));
  expect(answers.filter((answer) => answer === "stored")).toHaveLength(40);
  expect(answers.filter((answer) => answer === "PT429")).toHaveLength(60);
  expect(await countSubmissions()).toBe(40);
  expect(await sendFrom("2001:db8:6::1")).toBe("stored");
});

test("100 /48s of one /40 at once send as many as eight addresses", async () => {
  const networks = Array.from(
    { length: 100 },
    (_, site) => `2001:db8:a${(site + 256).toString(16).slice(1)}::1`,
  );
  const answers = await Promise.all(networks.map((address) => sendFrom(address)));
  expect(answers.filter((answer) => answer === "stored")).toHaveLength(80);
  expect(answers.filter((answer) => answer === "PT429")).toHaveLength(20);
  expect(await countSubmissions()).toBe(80);
  expect(await sendFrom("2001:db8:b00::1")).toBe("stored");
});

test("one /64 still sends as many as one address", async () => {
  expect(await sendFrom("2001:db8:7:1::1", Array(10).fill(ROW))).toBe("stored");
  expect(await sendFrom("2001:db8:7:1:f::2")).toBe("PT429");
  expect(await sendFrom("2001:db8:7:2::1")).toBe("stored");
});

test("many rows in one request count one by one, and one too many stores none", async () => {
  expect(await sendFrom("203.0.113.200", Array(11).fill(ROW))).toBe("PT429");
  expect(await countSubmissions()).toBe(0);
  expect(await sendFrom("203.0.113.200", Array(10).fill(ROW))).toBe("stored");
});

test("an hour later the address can send again, and its trace is gone", async () => {
  await sendFrom("203.0.113.201", Array(10).fill(ROW));
  await asOwner`update private.submission_senders set created_at = created_at - interval '58 minutes'`;
  expect(await sendFrom("203.0.113.201")).toBe("PT429");
  await asOwner`update private.submission_senders set created_at = created_at - interval '3 minutes'`;
  expect(await sendFrom("203.0.113.201")).toBe("stored");
  expect(await asOwner`select * from private.submission_senders`).toHaveLength(1);
});

test("the purge forgets senders that no longer count", async () => {
  await sendFrom("203.0.113.206");
  await sendFrom("203.0.113.207");
  await asOwner`update private.submission_senders set created_at = created_at - interval '61 minutes'
    where id = (select min(id) from private.submission_senders)`;
  await asOwner`select private.purge_old_traces()`;
  expect(await asOwner`select * from private.submission_senders`).toHaveLength(1);
  expect(await countSubmissions()).toBe(2);
});

test("the address is kept as a keyed hash only, apart from what was sent", async () => {
  await sendFrom("203.0.113.202");
  const [sender] = await asOwner`select length(address_hash) as length from private.submission_senders`;
  expect(sender).toEqual({ length: 32 });
  const [row] = await asOwner<{ text: string }[]>`select s::text as text from public.clinic_submissions s`;
  expect(row?.text).not.toMatch(/203\.0\.113|\\x/);
});

test("nothing joins what somebody sent, with an e-mail address, to that sender's votes", async () => {
  const [address, clinic] = [someAddress(), await someClinic()];
  await sendFrom(address);
  expect((await vote(anonymous(address), clinic, randomUUID())).error).toBeNull();
  const [trace] = await asOwner`select v.address_hash from private.votes v where clinic_id = ${clinic}`;
  expect(trace).toEqual({ address_hash: expect.any(Buffer) });
  const joined = await asOwner`
    select from private.submission_senders s
    where exists (select from private.votes v where v.address_hash = s.address_hash)
      or exists (select from public.clinic_submissions c where c.created_at = s.created_at)`;
  expect(joined).toHaveLength(0);
});

test("at the limit or in a pause, a form that was stored is recognised when it is sent again", async () => {
  const address = "203.0.113.208";
  const again = [{ ...ROW, form_id: randomUUID() }];
  await withSettings({ submissions_per_address: 1 }, async () => {
    expect(await sendFrom(address, again)).toBe("stored");
    expect(await sendFrom(address)).toBe("PT429");
    expect(await sendFrom(address, again)).toBe("23505");
  });
  await withSettings({ submissions_paused: "Paused until Monday." }, async () => {
    expect(await sendFrom(address, again)).toBe("23505");
  });
  expect(await countSubmissions()).toBe(1);
});

test("what was refused for another reason does not count", async () => {
  for (let attempt = 1; attempt <= 12; attempt++) {
    expect(await sendFrom("203.0.113.203", [{ ...ROW, satisfaction: 6 }])).toBe("23514");
  }
  expect(await sendFrom("203.0.113.203")).toBe("stored");
});

test("where no address is known, all senders share one larger count", async () => {
  // More proxies are configured than the request passed.
  const unknown = { address_header: null, own_proxy_hops: 10 };
  await withSettings({ ...unknown, submissions_without_address: 3 }, async () => {
    const answers = [];
    for (let visitor = 1; visitor <= 4; visitor++) {
      answers.push(
        await anonymous()
          .from("clinic_submissions")
          .insert({ ...ROW, form_id: randomUUID() }),
      );
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(answers.at(-1)?.error?.message).toBe("Too many submissions. Please try again later.");
    expect(await countSubmissions()).toBe(3);
  });
  expect(await sendFrom("203.0.113.204")).toBe("stored");
});

test("the operator can change how many are taken, and for how long they count", async () => {
  await withSettings({ submissions_per_address: 1, submission_window: "1 day" }, async () => {
    expect(await sendFrom("203.0.113.205")).toBe("stored");
    await asOwner`update private.submission_senders set created_at = created_at - interval '23 hours'`;
    expect(await sendFrom("203.0.113.205")).toBe("PT429");
  });
});
