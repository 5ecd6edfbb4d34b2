import { expect, type Route } from "@playwright/test";
import { adminMenu, LOCAL_ADMIN, logIn } from "../../support/adminPage.ts";
import { test } from "../../support/test.ts";
import { expectToast } from "../../support/votingPage.ts";

const ROLE = "**/rest/v1/rpc/admin_role";
const LAWS = "**/rest/v1/rpc/country_laws*";

interface Law {
  country: string;
  rules: { question: string; confidence: string }[];
}

async function weakenBritishStorage(route: Route): Promise<void> {
  const laws = (await (await route.fetch()).json()) as Law[];
  const storage = laws
    .find(({ country }) => country === "united-kingdom")
    ?.rules.find(({ question }) => question === "storage");
  if (storage) storage.confidence = "L";
  await route.fulfill({ json: laws });
}

test("an editor's menu leaves out what is for owners, whose page says so; an ended session leads to the login and back", async ({
  page,
}) => {
  await page.route(ROLE, (route) => route.fulfill({ json: "editor" }));
  await page.route(LAWS, weakenBritishStorage);
  await logIn(page, LOCAL_ADMIN, "/admin");
  await expect(adminMenu(page).getByRole("link", { name: "History" })).toBeVisible();
  await expect(adminMenu(page).getByRole("link", { name: "Votes" })).toHaveCount(0);
  await test.step("the overview says which rules are due, with a link to each", async () => {
    await page.getByRole("link", { name: /rules? (is|are) due for a check/ }).click();
    const weak = page.getByRole("listitem").filter({ hasText: "United Kingdom: How long embryos keep" });
    await expect(weak).toContainText("visitors read ‘not known to us’");
    await expect(weak.getByRole("link", { name: /Human Fertilisation/ })).toHaveAttribute("href", /^https:/);
  });
  await page.goto("/admin/votes");
  await expect(page.getByText("This part is for owners")).toBeVisible();
  await page.goto("/admin/sponsors");
  await expect(page.getByText("It is €490. Owners can change it.")).toBeVisible();
  await page.goto("/admin/clinics/reprofit");
  await expect(page.getByText("Merging moves votes, so only owners can do it.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Merge into another clinic" })).toHaveCount(0);
  await page.route(ROLE, (route) => route.fulfill({ body: "null", contentType: "application/json" }));
  await adminMenu(page).getByRole("link", { name: "Submissions" }).click();
  await expectToast(page, "You have been signed out", "no longer has admin access");
  await expect(page).toHaveURL("/admin/login");
  expect(await page.evaluate(() => localStorage.getItem("ivf-admin-session"))).toBeNull();
  await page.unroute(ROLE);
  await page.getByLabel("Email").fill(LOCAL_ADMIN.email);
  await page.getByLabel("Password").fill(LOCAL_ADMIN.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/admin/submissions");
  await expect(adminMenu(page).getByRole("link", { name: "Votes" })).toBeVisible();
});
