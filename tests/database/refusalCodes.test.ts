import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { BackendError, dataOf } from "../../src/backend/errors.ts";
import { REFUSALS, type RefusalCode } from "../../src/backend/errorCodes.ts";
import { someAdmin, someUser } from "../support/database/accounts.ts";
import { vote } from "../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { failCheck, getBanned, reportFailure } from "../support/database/failures.ts";
import { holdHashes } from "../support/database/locks.ts";
import { asOperator, logIn, someEmail } from "../support/database/login.ts";
import { voteWithCheck } from "../support/database/proofs.ts";
import { newPost } from "../support/database/posts.ts";
import { withSettings } from "../support/database/settings.ts";
import { forgetSubmissions } from "../support/database/submissions.ts";
import { GOOD_FORM, rawRow } from "../support/submissionCases.ts";

/** What the caller is told: over HTTP the body of the answer, else Postgres' own error. */
type Told = { error: unknown } | null;

async function voteUnder(setting: string): Promise<Told> {
  const clinic = await someClinic();
  return withSettings({ [setting]: 0 }, async () => vote(anonymous(), clinic, randomUUID()));
}

async function submit(address: string) {
  return anonymous(address).from("clinic_submissions").insert(rawRow(GOOD_FORM));
}

/** What the second of two submissions is told under these limits. */
async function submitTwice(limits: Record<string, number>): Promise<Told> {
  await forgetSubmissions();
  const told = await withSettings(limits, async () => {
    await submit(someAddress());
    return submit(someAddress());
  });
  await forgetSubmissions();
  return told;
}

/** As the database's owner; what is refused leaves nothing behind. */
async function asOwnerTold(statements: string): Promise<Told> {
  return asOwner
    .begin((sql) => sql.unsafe(statements))
    .then(
      () => null,
      (error: unknown) => ({ error }),
    );
}

const EACH: Record<RefusalCode, [errcode: string, provoke: () => PromiseLike<Told>]> = {
  "admins-only": [
    "PT403",
    async () =>
      (await someUser()).rpc("void_votes", {
        ...{ p_clinic_id: "reprofit", p_from: "2000-01-01", p_until: "2000-01-02", p_reason: "x" },
      }),
  ],
  banned: [
    "PT403",
    async () => {
      const [visitor, session] = [anonymous(), randomUUID()];
      await getBanned(visitor, session);
      return vote(visitor, await someClinic(), session);
    },
  ],
  blocked: [
    "PT403",
    async () => {
      await asOwner`select private.block_network('127.249.0.1')`;
      const told = await vote(anonymous("127.249.0.1"), await someClinic(), randomUUID());
      await asOwner`select private.unblock_network('127.249.0.1')`;
      return told;
    },
  ],
  "clinic-vote-limit": ["PT429", () => voteUnder("votes_per_clinic_and_address_a_day")],
  "hourly-vote-limit": ["PT429", () => voteUnder("votes_per_address_an_hour")],
  "unproven-vote-limit": ["PT429", () => voteUnder("unproven_votes_per_address_a_day")],
  "clinic-unproven-vote-limit": ["PT429", () => voteUnder("unproven_votes_per_clinic_a_day")],
  "human-check-required": [
    "PT403",
    async () => {
      const visitor = anonymous();
      for (let failure = 1; failure <= 5; failure++) await failCheck(visitor, randomUUID());
      return vote(visitor, await someClinic(), randomUUID());
    },
  ],
  "invalid-human-check": ["PT400", async () => voteWithCheck(await someClinic(), randomUUID(), "forged")],
  "invalid-session": ["PT400", () => reportFailure(anonymous(), "not-a-uuid", null)],
  "locked-out": [
    "PT429",
    async () => {
      const address = someAddress();
      return withSettings({ login_failures_per_address: 1 }, async () => {
        await logIn(address, someEmail(), "wrong");
        return logIn(address, someEmail(), "wrong");
      });
    },
  ],
  "login-busy": [
    "PT429",
    async () => {
      const release = await holdHashes();
      const told = await logIn(someAddress(), someEmail(), "wrong");
      await release();
      return told;
    },
  ],
  "no-such-account": ["PT404", () => asOperator().rpc("make_admin", { p_email: "nobody@example.org" })],
  "no-such-clinic": ["PT404", () => vote(anonymous(), "no-such-clinic", randomUUID())],
  "costly-query": ["PT400", () => anonymous().from("clinics").select("id").like("name", "%a%")],
  "no-such-category": [
    "PT400",
    async () => (await someAdmin()).from("blog_posts").insert({ ...newPost(), category_id: randomUUID() }),
  ],
  "origin-not-allowed": [
    "PT403",
    () =>
      asOwnerTold(`select set_config('request.headers', '{"origin": "https://evil.example"}', true),
        private.check_request()`),
  ],
  "hourly-failure-limit": [
    "PT429",
    async () => {
      await failCheck(anonymous(), randomUUID());
      return withSettings({ captcha_failures_an_hour: 1 }, async () => failCheck(anonymous(), randomUUID()));
    },
  ],
  "hourly-submission-limit": ["PT429", () => submitTwice({ submissions_an_hour: 1 })],
  "submissions-full": ["PT429", () => submitTwice({ submissions_stored: 1 })],
  "no-such-key": ["PT404", () => asOwnerTold("select private.rotate_key('another')")],
  "voting-paused": [
    "PT503",
    () =>
      withSettings({ voting_paused: "Voting is paused." }, async () =>
        vote(anonymous(), "reprofit", randomUUID()),
      ),
  ],
  "submissions-paused": [
    "PT503",
    () => withSettings({ submissions_paused: "Suggestions are paused." }, async () => submit(someAddress())),
  ],
  "reports-paused": [
    "PT503",
    () =>
      withSettings({ reports_paused: "Reports are paused." }, async () =>
        failCheck(anonymous(), randomUUID()),
      ),
  ],
  "submission-limit": [
    "PT429",
    async () => {
      await forgetSubmissions();
      const address = someAddress();
      const told = await withSettings({ submissions_per_address: 1 }, async () => {
        await submit(address);
        return submit(address);
      });
      await forgetSubmissions();
      return told;
    },
  ],
  "use-post": [
    "PT405",
    () =>
      anonymous().rpc(
        "handle_clinic_upvote",
        { p_clinic_id: "reprofit", p_session_id: randomUUID() },
        { get: true },
      ),
  ],
  "vote-count-guarded": [
    "PT403",
    () =>
      asOwnerTold(`grant select, update on public.clinics to service_role;
        set local role service_role;
        update public.clinics set upvote_count = upvote_count + 1`),
  ],
  "headlines-guarded": [
    "PT403",
    () =>
      asOwnerTold(`grant select, update on public.clinics to service_role;
        grant execute on all functions in schema private to service_role;
        set local role service_role;
        update public.clinics set success_rate = 99`),
  ],
  "votes-are-final": [
    "PT403",
    async () => {
      const clinic = await someClinic();
      await vote(anonymous(), clinic, randomUUID());
      return asOwnerTold(`update private.votes set proven = not proven where clinic_id = '${clinic}'`);
    },
  ],
  "votes-are-kept": ["PT403", () => asOwnerTold("truncate private.votes")],
};

test.for(REFUSALS)("the refusal '%s' carries its code, its status and a sentence", async (code) => {
  const [errcode, provoke] = EACH[code];
  const told = await provoke();
  expect(told?.error).toMatchObject({ code: errcode, hint: code, message: expect.stringMatching(/^[A-Z]/) });
});

test("the client reads the code from the true answer", async () => {
  const answer = await vote(anonymous(), "no-such-clinic", randomUUID());
  const read = () => dataOf(answer);
  expect(read).toThrow(BackendError);
  expect(read).toThrow(expect.objectContaining({ code: "no-such-clinic", kind: "not-found", status: 404 }));
});

test("every error that a function of the database raises has one of these codes, and each is raised", async () => {
  const raised = await asOwner<{ name: string; statement: string }[]>`
    select proname as name, (regexp_matches(prosrc, '\\mraise\\s+exception\\M[^;]*', 'gi'))[1] as statement
    from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  // What stands in for a check of the table says so as a check does.
  const refusals = raised.filter(({ statement }) => !statement.includes("errcode = 'check_violation'"));
  const codes = refusals.map(
    ({ name, statement }) => /hint = '([^']*)'/.exec(statement)?.[1] ?? `${name} names none: ${statement}`,
  );
  expect([...new Set(codes)].toSorted()).toEqual(REFUSALS.toSorted());
});
