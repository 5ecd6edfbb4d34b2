import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { countVotes, someClinic } from "../../support/database/clinics.ts";
import { craftCheck, encodeCheck, voteWithCheck } from "../../support/database/proofs.ts";
import { FORGED, MISUSED } from "../../support/forgedChecks.ts";

test.for([...FORGED, ...MISUSED])("a human check %s is refused, and nothing is stored", async ([, forge]) => {
  const [clinic, session] = [await someClinic(), randomUUID()];
  const valid = await craftCheck(clinic, session);
  const forged = await forge({ clinic, session, valid });

  const { status, error } = await voteWithCheck(clinic, session, encodeCheck(forged as object));
  expect(status).toBe(400);
  expect(error?.message).toBe("The human check is no longer valid. Please try again.");
  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 0 });

  expect((await voteWithCheck(clinic, session, valid)).data).toMatchObject({ success: true });
});

test.for<[string, string]>([
  ["not base64", "%%% not base64 %%%"],
  ["base64 of no JSON", Buffer.from("no json").toString("base64")],
  ["base64 of no text", Buffer.from([0xff, 0xfe, 0x00]).toString("base64")],
  ["base64 of half a JSON", Buffer.from('{"algorithm":').toString("base64")],
  ["JSON with a NUL in it", Buffer.from(String.raw`{"salt":"\u0000"}`).toString("base64")],
  ["deeply nested", Buffer.from("[".repeat(1_400)).toString("base64")],
  ["10 kB long", "A".repeat(10_000)],
  ["the word true", "true"],
  ["an injection", "'; select private.apply_grants(); --"],
])("a header that is %s is refused, and nothing is stored", async ([, header]) => {
  const clinic = await someClinic();
  const { status, error } = await voteWithCheck(clinic, randomUUID(), header);
  expect(status).toBe(400);
  expect(error?.message).toBe("The human check is no longer valid. Please try again.");
  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 0 });
});

test("a check that was used does not serve another session, clinic or spelling of the session", async () => {
  const [clinic, another, session] = [await someClinic(), await someClinic(), randomUUID()];
  const check = await craftCheck(clinic, session);
  await voteWithCheck(clinic, session, check);

  expect((await voteWithCheck(clinic, randomUUID(), check)).status).toBe(400);
  expect((await voteWithCheck(another, session, check)).status).toBe(400);
  expect((await voteWithCheck(clinic, session.toUpperCase(), check)).data).toMatchObject({ success: false });
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
  expect(await countVotes(another)).toEqual({ shown: 0, stored: 0 });
});
