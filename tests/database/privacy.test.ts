import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { votesFromAnyAddress } from "../support/database/anyAddress.ts";
import { anonymous, asOwner, someAddress } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { craftSalt, encodeCheck } from "../support/database/proofs.ts";

async function everythingStored(): Promise<string> {
  const tables = await asOwner<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p', 'm')
      and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  const dumps = await Promise.all(
    tables.map(({ name }) => asOwner.unsafe<{ row: string }[]>(`select t::text as row from ${name} t`)),
  );
  return dumps.flatMap((rows) => rows.map(({ row }) => row)).join("\n");
}

test("addresses and user agents are stored as keyed hashes only", async () => {
  const [address, agent, clinic, session] = [
    someAddress(),
    `Browser ${randomUUID()}`,
    await someClinic(),
    randomUUID(),
  ];
  const visitor = anonymous(address);
  await visitor.rpc("handle_clinic_upvote", {
    p_clinic_id: clinic,
    p_session_id: session,
    p_user_agent: agent,
  });
  const check = { salt: await craftSalt(clinic, session) };
  await visitor
    .rpc("handle_captcha_failure", {
      p_ip_address: address,
      p_user_agent: agent,
      p_session_id: session,
      p_clinic_id: clinic,
    })
    .setHeader("x-human-check", encodeCheck(check));
  expect(await asOwner`select from private.captcha_failures where session_id = ${session}`).toHaveLength(1);

  const stored = await everythingStored();
  expect(stored).toContain(session);
  for (const secret of [address, agent]) {
    const sha256 = createHash("sha256").update(secret).digest("hex");
    const prefixed = createHash("sha256").update(`address:${secret}`).digest("hex");
    for (const trace of [secret, Buffer.from(secret).toString("hex"), sha256, prefixed]) {
      expect(stored).not.toContain(trace);
    }
  }
});

test("the networks around an IPv6 address are stored as keyed hashes only too", async () => {
  await votesFromAnyAddress()("2001:db8:cafe:1234::1", await someClinic());
  const stored = await everythingStored();
  for (const network of [
    "2001:db8:cafe:1234::",
    "2001:db8:cafe:1200::",
    "2001:db8:cafe::",
    "2001:db8:ca00::",
    "2001:db8::",
  ]) {
    expect(stored).not.toContain(network);
    for (const prefix of ["", "address:", "prefix56:", "prefix48:", "prefix40:", "prefix32:"]) {
      expect(stored).not.toContain(
        createHash("sha256")
          .update(prefix + network)
          .digest("hex"),
      );
    }
  }
});

test("votes from one address share a hash, and another address has another", async () => {
  const [address, clinic] = [someAddress(), await someClinic()];
  for (const from of [address, address, someAddress()]) {
    await anonymous(from).rpc("handle_clinic_upvote", {
      p_clinic_id: clinic,
      p_session_id: randomUUID(),
    });
  }
  const [row] = await asOwner<{ hashes: number; shortest: number }[]>`
    select count(distinct address_hash)::int as hashes, min(length(address_hash)) as shortest
    from private.votes where clinic_id = ${clinic}`;
  expect(row).toEqual({ hashes: 2, shortest: 32 });
});
