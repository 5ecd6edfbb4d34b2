import type { Page } from "@playwright/test";
import type { ClinicRow } from "../../src/directory/clinics/clinic.ts";

/** Answers the voting calls, because real votes would use up this address's quota. */
export async function answerVotes(page: Page): Promise<void> {
  await page.route("**/rpc/create_human_check", (route) => route.abort());
  await page.route("**/rpc/handle_captcha_failure", (route) =>
    route.fulfill({ json: { banned: false, remaining_attempts: 4 } }),
  );
  await page.route("**/rpc/handle_clinic_upvote", (route) =>
    route.fulfill({ json: { success: true, message: "Thank you! Your vote has been counted." } }),
  );
}

/** As prerendered, because other tests vote at the same time. */
export async function withoutVotes(page: Page): Promise<void> {
  await page.route("**/rest/v1/clinics?*", async (route) => {
    const answer = await route.fetch();
    const rows: Partial<ClinicRow>[] = await answer.json();
    for (const row of rows) if ("v" in row) row.v = 0;
    await route.fulfill({ response: answer, json: rows });
  });
}
