import type { Page } from "@playwright/test";
import type { ClinicRow } from "../../src/directory/clinics/clinic.ts";

/**
 * Stands in for the functions of voting where a test is about the page alone: real votes
 * would use up the quota of this machine's address for the tests that are about votes.
 */
export async function answerVotes(page: Page): Promise<void> {
  await page.route("**/rpc/create_human_check", (route) => route.abort());
  await page.route("**/rpc/handle_captcha_failure", (route) =>
    route.fulfill({ json: { banned: false, remaining_attempts: 4 } }),
  );
  await page.route("**/rpc/handle_clinic_upvote", (route) =>
    route.fulfill({ json: { success: true, message: "Thank you! Your vote has been counted." } }),
  );
}

/**
 * Gives a page clinics that nobody has voted for, as its snapshot has them: other tests vote at the
 * same time, and what they do is not what is looked at.
 */
export async function withoutVotes(page: Page): Promise<void> {
  await page.route("**/rest/v1/clinics?*", async (route) => {
    const answer = await route.fetch();
    const rows: Partial<ClinicRow>[] = await answer.json();
    for (const row of rows) if ("v" in row) row.v = 0;
    await route.fulfill({ response: answer, json: rows });
  });
}
