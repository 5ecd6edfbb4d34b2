import { expect, type Page } from "@playwright/test";
import { openAdminPage } from "../../../support/adminPage.ts";
import type { Visit } from "../../../support/axe.ts";
import { holdAnswers } from "../../../support/heldAnswers.ts";

// Canned, because no visitor of the tests may vote often enough to be suspicious.

const rpc = (name: string) => `**/rest/v1/rpc/${name}`;
const answer = (page: Page, name: string, json: unknown, status = 200) =>
  page.route(rpc(name), (route) => route.fulfill({ status, json }));

const NAME = "Gynem Fertility Clinic and Centre for Reproductive Medicine in Prague";
const [HASH, WIDER] = ["2f".repeat(32), "3e".repeat(32)];
const WHEN = "2026-11-20T14:00:00+00:00";
const LATER = "2026-11-20T14:40:00+00:00";
const counted = { votes: 12_400, voided: 400, unproven: 3_100 };
const hour = {
  ...{ ...counted, clinic_id: "gynem", clinic_name: NAME, hour: WHEN, addresses: 63, networks: 4 },
  most_of_one: 12_000,
  around: [
    [-3, 4, 0, 1],
    [0, 12_400, 400, 3_100],
  ],
};
const day = {
  ...{ ...counted, clinic_id: "gynem", clinic_name: NAME, day: new Date().toISOString().slice(0, 10) },
  reasons: ["unusual-day", "busy-networks", "one-network", "one-provider", "one-browser"],
  ...{ usual: 1_200, networks: 5_000, busy_networks: 2_400, of_busy: 11_000, of_network: 4_000 },
  ...{ of_provider: 8_000, of_browser: 9_000, browser_elsewhere: 3 },
  around: [
    [0, 12_400, 400, 3_100],
    [-3, 1_300, 0, 20],
  ],
};
const allVoided = { ...hour, voided: 12_400, hour: LATER, networks: 63 };
const address = {
  ...{ ...counted, address: HASH, is_unknown: false, clinics: 3, addresses: 12 },
  ...{ first_vote: WHEN, last_vote: LATER, blocked_until: LATER },
};
const ofAddress = {
  ...{ ...counted, clinic_id: "gynem", clinic_name: NAME, first_vote: WHEN, last_vote: LATER },
  ...{ all_clinics: 120, all_votes: 12_400, all_voided: 400, all_unproven: 3_100, prefix: 48, wider: WIDER },
  ...{ is_unknown: true, blocked_until: null },
};
const voiding = {
  ...{ id: 3, at: WHEN, by_operator: false, by_email: "owner@example.org", restored: false, votes: 240 },
  ...{ clinics: 1, clinic_id: "gynem", clinic_name: NAME, reason: "Bought votes", taken_back_at: null },
  ...{ first_vote: WHEN, last_vote: LATER },
};
const VOIDINGS = [
  voiding,
  { ...voiding, id: 2, clinics: 4, taken_back_at: LATER, by_email: null },
  { ...voiding, id: 1, by_operator: true, by_email: null },
  { ...voiding, id: 0, restored: true, reason: null, first_vote: null, last_vote: null },
];
const PAUSES = ["voting", "submissions", "reports"].map((what) => ({
  what,
  sentence: what === "voting" ? "Voting is paused until Monday, while we look into bought votes." : null,
}));
const block = { id: 1, network: "2001:db8::/48", address: null, reason: "Bought votes", by_email: null };
const BLOCKS = [
  { ...block, created_at: WHEN, expires_at: LATER },
  { ...block, id: 2, network: null, address: HASH, created_at: WHEN, expires_at: LATER },
];

export const suspiciousHourStates: Visit = async (page, inState) => {
  await answer(page, "suspicious_hours", [hour, allVoided]);
  const letGo = await holdAnswers(page, rpc("suspicious_hours"));
  await openAdminPage(page, "/admin/votes");
  await expect(page.getByText("Loading the hours...")).toBeAttached();
  await inState("loading");
  await letGo();
  await page.getByText("The numbers").first().click();
  await inState("some");
  await page.getByRole("button", { name: "Void this hour" }).click();
  await page.getByRole("button", { name: "Void 12,000 votes" }).click();
  await expect(page.getByText("Please say why.")).toBeVisible();
  await inState("no reason");
  await answer(page, "void_votes", 12_000);
  await page.getByLabel("Reason").fill("Bought");
  const letItBeVoided = await holdAnswers(page, rpc("void_votes"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Voiding..." })).toBeVisible();
  await inState("being voided");
  await letItBeVoided();
  await expect(page.getByRole("dialog", { name: "12,000 votes voided" })).toBeVisible();
  await inState("voided");
  await page.unroute(rpc("suspicious_hours"));
  await answer(page, "suspicious_hours", []);
  await page.reload();
  await expect(page.getByText("No suspicious hours")).toBeVisible();
  await inState("none");
  await page.unroute(rpc("suspicious_hours"));
  await answer(page, "suspicious_hours", { hint: "owners-only", message: "Only owners can do this" }, 403);
  await page.reload();
  await expect(page.getByText("Votes are for owners")).toBeVisible();
  await inState("refused");
};

export const suspiciousDayStates: Visit = async (page, inState) => {
  await answer(page, "suspicious_days", [day, { ...day, clinic_id: "unica", reasons: ["one-browser"] }]);
  await openAdminPage(page, "/admin/votes?show=days");
  await page.getByText("The numbers").first().click();
  await inState("some");
  await page.getByRole("button", { name: "Void this day" }).first().click();
  await inState("asked before voiding");
};

export const voteAddressStates: Visit = async (page, inState) => {
  await answer(page, "vote_addresses", [address, { ...address, address: WIDER, is_unknown: true }]);
  await answer(page, "votes_of_address", [ofAddress]);
  await answer(page, "days_of_address", [{ ...counted, day: new Date().toISOString().slice(0, 10) }]);
  await openAdminPage(page, "/admin/votes?show=addresses&clinic=gynem&hour=2026-11-20T14:00:00Z");
  await expect(page.getByText("Everybody without a known address")).toBeVisible();
  await inState("of one hour");
  await page.getByRole("link", { name: HASH.slice(0, 10) }).click();
  await expect(page.getByRole("heading", { name: "By day" })).toBeVisible();
  await inState("one of them");
  await page.getByRole("button", { name: "Block it" }).click();
  await inState("asked before blocking");
};

export const voidedVoteStates: Visit = async (page, inState) => {
  await answer(page, "voidings", VOIDINGS);
  await answer(page, "audit_votes_as_owner", {
    ...{ clinics: 28, votes: 1_000_000 },
    wrong: [{ clinic_id: "gynem", counter: 1_000, valid_votes: 900, voided_votes: 3 }],
    bursts: [{ clinic_id: "gynem", hour: WHEN, votes: 240, addresses: 0, unproven: 12 }],
  });
  await openAdminPage(page, "/admin/votes?show=voided");
  await expect(page.getByRole("button", { name: "Take back" })).toBeVisible();
  await inState("voided and restored");
  await page.getByRole("link", { name: "Recount" }).click();
  await page.getByRole("button", { name: "Count all votes" }).click();
  await expect(page.getByRole("region", { name: "Wrong counters" })).toBeVisible();
  await inState("recounted, with a wrong counter");
};

export const pauseAndBlockStates: Visit = async (page, inState) => {
  await answer(page, "pauses", PAUSES);
  await answer(page, "blocks", BLOCKS);
  await openAdminPage(page, "/admin/votes?show=stop");
  await expect(page.getByText("2001:db8::/48", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Pause suggestions" }).click();
  await page.getByRole("button", { name: "Block", exact: true }).click();
  await expect(page.getByText("Please enter an address or network.")).toBeVisible();
  await expect(page.getByText("Please write a sentence for visitors.")).toBeVisible();
  await inState("paused and blocked, with gaps named");
};
