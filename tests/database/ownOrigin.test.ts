import { expect, inject, test } from "vitest";
import { lookAtOrigin } from "../../scripts/doctor/backend/origin.ts";
import { Report } from "../../scripts/doctor/report.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import { withSettings } from "../support/database/settings.ts";
import { takeSnapshot } from "../support/database/snapshot.ts";

async function ask(site: string) {
  const report = new Report();
  await lookAtOrigin({ url: inject("apiUrl"), key: EMBEDDED_PUBLISHABLE_KEY }, site, report);
  return report.findings;
}

test("npm run doctor says with which line the project learns the site's own origin, and leaves nothing there", async () => {
  const before = await takeSnapshot();
  expect(await ask("https://directory.example")).toMatchObject([
    {
      severity: "must",
      todo: expect.stringContaining("set allowed_origins = '{https://directory.example}';"),
    },
  ]);
  expect(await takeSnapshot()).toEqual(before);
});

test("npm run doctor is content with a project that knows the site", async () => {
  await withSettings({ allowed_origins: "{https://directory.example}" }, async () => {
    expect(await ask("https://directory.example")).toEqual([]);
  });
});
