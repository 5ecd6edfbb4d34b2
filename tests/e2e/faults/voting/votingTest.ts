import { expect, type Page } from "@playwright/test";
import { test as faultTest } from "../../../support/faultTest.ts";
import { serveBuiltSite, type RunningServer } from "../../../support/server.ts";
import { expectToast, storedVotes } from "../../../support/votingPage.ts";

// Votes use up this address's quota. A worker fixture would run these tests last, with two workers idle.
let server: Promise<RunningServer> | undefined;

export const test = faultTest.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  baseURL: async ({}, use) => {
    server ??= serveBuiltSite();
    await use((await server).url);
  },
});

export async function stopVotingServer(): Promise<void> {
  await (await server)?.stop();
}

export const UPVOTE = "**/rpc/handle_clinic_upvote";
export const GENERAL_ERROR = ["Error", "Failed to record upvote. Please try again."] as const;

export const toldOf = (page: Page) =>
  page.getByRole("listitem").filter({ hasText: /Upvote recorded!|Already voted/ });

export async function expectCounted(page: Page, clinicId: string, before: number) {
  await expectToast(page, "Upvote recorded!", "Thank you!");
  expect(await storedVotes(page, clinicId)).toBe(before + 1);
}
