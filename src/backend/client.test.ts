import { createClient } from "@supabase/supabase-js";
import { afterEach, expect, test, vi } from "vitest";
import { database } from "./client.ts";
import type { Database } from "./database.types.ts";
import { settings } from "./settings.ts";

// supabase-js is the reference: the visitors' client must send and read the same.
const whole = createClient<Database>(settings.supabaseUrl, settings.publishableKey, {
  auth: { persistSession: false },
  db: { retry: false },
});
const OWN_HEADERS = new Set(["apikey", "content-type", "prefer", "x-human-check"]);

afterEach(() => vi.unstubAllGlobals());

async function sending(call: () => PromiseLike<unknown>, answer = () => new Response("[]")) {
  const fetched = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal("fetch", fetched);
  const { data, error, status } = (await call()) as Awaited<ReturnType<typeof list>>;
  const [input, init] = fetched.mock.lastCall ?? [];
  const headers = [...new Headers(init?.headers)].filter(([name]) => OWN_HEADERS.has(name));
  const words = error?.message;
  return {
    sent: [input, init?.method, init?.body, ...headers],
    data,
    failed: error !== null,
    words,
    status,
  };
}

const list = (from = database.from) => from("clinics").select("id,n:name").order("id").range(1000, 1999);
const signal = () => AbortSignal.timeout(60_000);

test.for<[string, (client: typeof database) => PromiseLike<unknown>]>([
  ["a list", ({ from }) => list(from)],
  [
    "one that is narrowed and ordered twice",
    ({ from }) =>
      from("blog_posts")
        .select("id")
        .eq("published", true)
        .eq("slug", "ä&b=c,d.(e)")
        .order("published_at", { ascending: false, nullsFirst: false })
        .order("created_at", { ascending: false, nullsFirst: true })
        .limit(1)
        .abortSignal(signal()),
  ],
  [
    "a form",
    ({ from }) =>
      from("figure_reports")
        .insert({ id: "1", clinic_id: "é", note: undefined } as never)
        .select("id"),
  ],
  ["a function that reads", ({ rpc }) => rpc("published_post", { p_slug: "a b&c" }, { get: true })],
  ["one that takes a list", ({ rpc }) => rpc("clinics_facts", { p_ids: ["a-1", "b"] }, { get: true })],
  ["one without a word", ({ rpc }) => rpc("sponsored_price", {}, { get: true }).abortSignal(signal())],
  [
    "a function that changes something",
    ({ rpc }) =>
      rpc("handle_clinic_upvote", { p_clinic_id: "a", p_session_id: "b" }).setHeader("x-human-check", "c"),
  ],
])("%s is asked for just as the whole client does", async ([, call]) => {
  const asOurs = await sending(() => call(database));
  const theirs = { from: whole.from.bind(whole), rpc: whole.rpc.bind(whole) } as unknown as typeof database;
  expect(asOurs).toEqual(await sending(() => call(theirs)));
});

const refusal = { code: "PT429", details: null, hint: "hourly-vote-limit", message: "Please wait" };

test.for<[string, () => Response]>([
  ["rows", () => Response.json([{ id: "a" }])],
  ["a value", () => Response.json(false)],
  ["nothing", () => new Response(null, { status: 204 })],
  ["a page instead of JSON", () => new Response("<html>login</html>")],
  ["a refusal", () => Response.json(refusal, { status: 429 })],
  ["a gateway's page", () => new Response("<html>Bad Gateway</html>", { status: 502 })],
  ["a failure without a word", () => new Response("", { status: 500 })],
  ["a redirect that goes nowhere", () => Response.error()],
  [
    "no connection",
    () => {
      throw new TypeError("Failed to fetch");
    },
  ],
  [
    "a call that is given up",
    () => {
      throw new DOMException("signal timed out", "TimeoutError");
    },
  ],
])("%s is understood just as the whole client does", async ([, answer]) => {
  const asOurs = await sending(() => list(), answer);
  const theirs = whole.from.bind(whole) as unknown as typeof database.from;
  expect(asOurs).toEqual(await sending(() => list(theirs), answer));
});

test.for(["null", '"words"', "[]", "<html>", ""])("a failure that says %s stays a failure", async (body) => {
  const got = await sending(list, () => new Response(body, { status: 404 }));
  expect(got).toMatchObject({ data: null, failed: true, status: 404 });
});

test("nothing is sent before it is awaited", async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response("[]"));
  vi.stubGlobal("fetch", fetched);
  const call = list();
  expect(fetched).not.toHaveBeenCalled();
  await call;
  expect(fetched).toHaveBeenCalledOnce();
});
