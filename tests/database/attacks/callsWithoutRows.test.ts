import { beforeAll, expect, inject, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { isHarmless } from "../../bench/attacks/fuzz/harmless.ts";
import type { FuzzedRequest } from "../../bench/attacks/fuzz/request.ts";
import { createSender } from "../../bench/attacks/fuzz/send.ts";
import { asOwner } from "../../support/database/clients.ts";
import { rawRequest, STOPPED } from "../../support/database/rawRequest.ts";

const send = createSender(inject("apiUrl"));
const headers = { apikey: EMBEDDED_PUBLISHABLE_KEY };

beforeAll(async () => {
  await asOwner.unsafe(`
    create function public.tells_that_it_ran() returns void language plpgsql volatile as
      $$ begin raise exception 'it ran'; end $$;
    grant execute on function public.tells_that_it_ran() to anon`);
  // PostgREST describes a function before it serves it.
  let answer = "";
  while (!answer.includes("it ran")) {
    await asOwner`notify pgrst, 'reload schema'`;
    answer = (await send({ method: "GET", path: "/rest/v1/rpc/tells_that_it_ran", headers })).body;
  }
  return async () => {
    await asOwner`drop function public.tells_that_it_ran()`;
  };
});

test.for([
  ["", true],
  ["?limit=1", true],
  ["?limit=x", true],
  ["?limit=2&offset=-1", true],
  ["?limit=0&limit=1", true],
  ["?offset=x", true],
  ["?limit=0", false],
  ["?limit=1&limit=0", false],
  ["?limit=1&offset=-1", false],
  ["?limit=x&offset=x", false],
  ["?limit=x&offset=", false],
] as const)("a call with '%s' is run: %s, and the fuzzer knows it", async ([query, isRun]) => {
  const path = `rpc/tells_that_it_ran${query}`;
  const answer = await rawRequest(inject("apiUrl"), `/rest/v1/${path}`, { headers });
  expect(answer.body).not.toContain(STOPPED);
  expect(answer.body.includes("it ran")).toBe(isRun);
  const request = { who: "anon", method: "GET", path } as FuzzedRequest;
  expect(isHarmless(request, { status: 200, body: "null", headers: {}, bytes: 4, ms: 0 })).toBe(!isRun);
});
