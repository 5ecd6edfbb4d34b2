import { expect, inject, test } from "vitest";
import { ownOriginAdvice } from "../../scripts/ownOrigin.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import { withSettings } from "../support/database/settings.ts";
import { takeSnapshot } from "../support/database/snapshot.ts";

const ask = (site: string | undefined) =>
  ownOriginAdvice({
    VITE_SUPABASE_URL: inject("apiUrl"),
    VITE_SUPABASE_PUBLISHABLE_KEY: EMBEDDED_PUBLISHABLE_KEY,
    VITE_SITE_URL: site,
  });

test("npm run doctor says with which line the project learns the site's own origin, and leaves nothing there", async () => {
  const before = await takeSnapshot();
  expect(await ask("https://directory.example/")).toMatchObject({
    must: true,
    sentence: expect.stringContaining("set allowed_origins = '{https://directory.example}';"),
  });
  expect(await takeSnapshot()).toEqual(before);
});

test("npm run doctor is content with a project that knows the site, and asks nothing without one", async () => {
  await withSettings({ allowed_origins: "{https://directory.example}" }, async () => {
    expect(await ask("https://directory.example")).toBeNull();
  });
  expect(await ask(undefined)).toBeNull();
});
