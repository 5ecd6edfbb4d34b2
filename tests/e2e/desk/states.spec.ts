import { test } from "../../support/walkTest.ts";
import { examine } from "../../support/axe.ts";
import { visitsOfEachTemplate } from "../accessibility/states/visits.ts";

for (const { path, name, visit } of visitsOfEachTemplate("desk")) {
  test(`${path} has nothing for axe and fits every window: ${name}`, async ({ page }) => {
    test.slow();
    await examine(page, path, visit);
  });
}
