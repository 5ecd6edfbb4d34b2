import { randomUUID } from "node:crypto";
import type { RefusalCode } from "../../../../src/backend/errorCodes.ts";
import { vote } from "../calls.ts";
import { anonymous, asOwner, someAddress } from "../clients.ts";
import { someClinic } from "../clinics.ts";
import { reportExperience } from "../experience.ts";
import { failCheck, getBanned, reportFailure } from "../failures.ts";
import { voteWithCheck } from "../proofs.ts";
import { withSettings } from "../settings.ts";
import { forgetSubmissions } from "../submissions.ts";
import { refusalOfOwner, type Provoked, type Refusal } from "./provoked.ts";
import { submit, submitTwice } from "./submissions.ts";

async function voteUnder(setting: string): Promise<Refusal> {
  const clinic = await someClinic();
  return withSettings({ [setting]: 0 }, async () => vote(anonymous(), clinic, randomUUID()));
}

export const OF_VISITORS = {
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
  "invalid-experience": ["PT400", () => anonymous().rpc("report_experience", { p_report: {} })],
  "experience-limit": [
    "PT429",
    () => withSettings({ experience_reports_an_hour: 0 }, async () => reportExperience(anonymous())),
  ],
  "invalid-human-check": ["PT400", async () => voteWithCheck(await someClinic(), randomUUID(), "forged")],
  "invalid-session": ["PT400", () => reportFailure(anonymous(), "not-a-uuid", null)],
  "no-such-clinic": ["PT404", () => vote(anonymous(), "no-such-clinic", randomUUID())],
  "costly-query": ["PT400", () => anonymous().from("clinics").select("id").like("name", "%a%")],
  "too-many-clinics": ["PT400", () => anonymous().rpc("clinics_facts", { p_ids: ["a", "b", "c", "d", "e"] })],
  "hourly-failure-limit": [
    "PT429",
    async () => {
      await failCheck(anonymous(), randomUUID());
      return withSettings({ captcha_failures_an_hour: 1 }, async () => failCheck(anonymous(), randomUUID()));
    },
  ],
  "hourly-submission-limit": ["PT429", () => submitTwice({ submissions_an_hour: 1 })],
  "submissions-full": ["PT429", () => submitTwice({ submissions_stored: 1 })],
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
      refusalOfOwner(`grant select, update on public.clinics to service_role;
        set local role service_role;
        update public.clinics set upvote_count = upvote_count + 1`),
  ],
  "votes-are-final": [
    "PT403",
    async () => {
      const clinic = await someClinic();
      await vote(anonymous(), clinic, randomUUID());
      return refusalOfOwner(`update private.votes set proven = not proven where clinic_id = '${clinic}'`);
    },
  ],
  "votes-are-kept": ["PT403", () => refusalOfOwner("truncate private.votes")],
} satisfies Partial<Record<RefusalCode, Provoked>>;
