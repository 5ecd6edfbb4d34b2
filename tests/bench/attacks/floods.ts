import { randomUUID } from "node:crypto";
import { LOCAL_ADMIN } from "../../../supabase/embedded/admins.ts";
import { type Call, ORIGIN, rpc, someIpv4, somewhereInOne32, somewhereInOne48 } from "./requests.ts";
import type { BenchStack } from "./stack.ts";

export interface Flood {
  perSecond: number;
  request: (number: number) => Call;
  prepare?: (stack: BenchStack) => Promise<void>;
}

const headers = { origin: ORIGIN };
const read = (query: string): Call => ({
  ...{ method: "GET", path: `/rest/v1/${query}`, address: someIpv4(), headers },
});
const toFunction = (address: string, email: string): Call => ({
  path: "/functions/v1/verify-admin-password",
  body: JSON.stringify({ email, password: "a wrong password" }),
  ...{ address, headers },
});
const vote = (address: string, more: Record<string, string> = headers) =>
  rpc("handle_clinic_upvote", { p_clinic_id: "reprofit", p_session_id: randomUUID() }, address, more);
const submission = (table: string, row: object, address = somewhereInOne48()): Call => ({
  path: `/rest/v1/${table}`,
  body: JSON.stringify(row),
  ...{ address, headers },
});

const REPORT = {
  ...{ clinic_id: "reprofit", figure: "x".repeat(200), right_value: "x".repeat(500) },
  ...{ source_url: "https://example.org", email: "flood@example.org" },
};

/** Takes half a second of processor time to compile. */
const SLOW_TO_COMPILE = encodeURIComponent("(a?b?c?){1,255}");
const BACK_REFERENCES = encodeURIComponent("^(.+)(.+)(.+)\\1\\2\\3$");
const deep = (depth: number): string => (depth === 0 ? "id.eq.x" : `and(id.neq.y,${deep(depth - 1)})`);
const embedded = (depth: number): string =>
  depth === 0 ? "title" : `blog_categories(blog_posts(${embedded(depth - 1)}))`;

/** Each pace was enough to stop or slow the first version of the rules. */
export const FLOODS: Record<string, Flood> = {
  "regular expressions": {
    perSecond: 50,
    request: () => read(`blog_posts?select=id&slug=match.${BACK_REFERENCES}`),
  },
  "regular expressions, guessed counts": {
    perSecond: 25,
    request: (number) => ({
      ...read(
        `${number % 2 ? "clinic_submissions?clinic_name" : "figure_reports?figure"}=match.${SLOW_TO_COMPILE}`,
      ),
      headers: { ...headers, prefer: "count=planned" },
    }),
  },
  "recursive embedding": { perSecond: 50, request: () => read(`blog_posts?select=${embedded(4)}`) },
  "deep logic": { perSecond: 50, request: () => read(`clinics?select=id&${deep(40).replace("(", "=(")}`) },
  "repeated columns, counted": {
    perSecond: 50,
    request: () => ({
      ...read(`clinics?select=${Array.from({ length: 60 }, (_, i) => `a${i}:name`).join(",")}`),
      headers: { ...headers, prefer: "count=exact" },
    }),
  },
  "pages of another site": {
    perSecond: 100,
    request: () => vote(someIpv4(), { origin: "https://another.example" }),
  },
  "unproven votes from one /48": { perSecond: 100, request: () => vote(somewhereInOne48()) },
  "unproven votes from one /32": { perSecond: 100, request: () => vote(somewhereInOne32()) },
  "unproven votes from everywhere": { perSecond: 100, request: () => vote(someIpv4()) },
  "human checks": {
    perSecond: 100,
    request: () =>
      rpc("create_human_check", { p_clinic_id: "reprofit", p_session_id: randomUUID() }, someIpv4(), headers),
  },
  "failures reported": {
    perSecond: 100,
    request: () =>
      rpc(
        "handle_captcha_failure",
        { p_session_id: randomUUID(), p_clinic_id: "reprofit" },
        someIpv4(),
        headers,
      ),
  },
  "submissions from one /48": {
    perSecond: 100,
    request: () =>
      submission("clinic_submissions", {
        ...{ clinic_name: "Flood", country: "Czechia", website: "https://example.org" },
        ...{ satisfaction: 3, relationship: "other", additional_info: "x".repeat(2_000) },
      }),
  },
  "reports of figures from one /48": {
    perSecond: 100,
    request: () => submission("figure_reports", REPORT),
  },
  "reports of figures from everywhere": {
    perSecond: 100,
    request: () => submission("figure_reports", REPORT, someIpv4()),
  },
  "wrong passwords from one address": {
    perSecond: 45,
    request: () => toFunction("198.51.100.7", LOCAL_ADMIN.email),
  },
  "wrong passwords from everywhere": {
    perSecond: 100,
    request: () => toFunction(someIpv4(), LOCAL_ADMIN.email),
  },
  "a million traces due, and votes": {
    perSecond: 20,
    request: () => vote(someIpv4()),
    prepare: storeOldVotes,
  },
};

async function storeOldVotes({ owner }: BenchStack): Promise<void> {
  await owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`
      insert into private.votes (clinic_id, session_id, address_hash, user_agent_hash, proven, created_at)
      select 'reprofit', gen_random_uuid(), sha256(i::text::bytea), sha256('agent'), true,
        now() - interval '60 days'
      from generate_series(1, 1000000) i`;
    await sql`update public.clinics set upvote_count = upvote_count + 1000000 where id = 'reprofit'`;
    await sql`update private.maintenance set purged_at = '-infinity'`;
  });
}
