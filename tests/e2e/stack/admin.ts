import { expect } from "@playwright/test";
import {
  field,
  htmlField,
  LOCAL_ADMIN,
  logIn,
  logInToList,
  rowOf,
  someTitle,
} from "../../support/adminPage.ts";
import { chooseByKeyboard, pressByKeyboard, typeByKeyboard } from "../../support/keyboard.ts";
import { test } from "../../support/test.ts";
import { visit } from "./stackTest.ts";
import { ALL_CLINICS } from "../../support/seededClinics.ts";

test("an admin publishes a post, adds a clinic by keyboard alone and merges it: visitors see each", async ({
  browser,
}) => {
  const [page, visitor] = [await visit(browser), await visit(browser)];
  await test.step("the admin signs in, publishes a post, and visitors read it", async () => {
    const title = someTitle("A post of the stack");
    await logIn(page, { ...LOCAL_ADMIN, password: "wrong" });
    await expect(page.getByRole("main").getByText("Invalid email or password")).toBeVisible();
    await logInToList(page);
    await page.getByRole("link", { name: "New Post" }).click();
    await field(page, "Title").fill(title);
    await (await htmlField(page)).fill("<p>Words of the post</p>");
    await page.getByRole("button", { name: "Create" }).click();
    await rowOf(page, title).getByRole("button", { name: "Publish" }).click();
    await expect(rowOf(page, title).getByText("Published", { exact: true })).toBeVisible();

    await visitor.goto("/blog");
    await visitor.getByRole("link", { name: title }).click();
    await expect(visitor.getByText("Words of the post")).toBeVisible();
  });
  await test.step("by keyboard alone an editor adds a clinic with a sourced price, publishes it, and visitors see it", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/admin/clinics");
    await expect(page.getByRole("status").filter({ hasText: ALL_CLINICS })).toBeVisible();
    const press = (role: "button" | "link", name: string) =>
      pressByKeyboard(page, page.getByRole(role, { name, exact: true }));
    await press("link", "New clinic");
    await expect(page.getByLabel("Name", { exact: true })).toBeVisible();
    await typeByKeyboard(page, "Name", "Klinika Naděje");
    await expect(page.getByLabel("Address of its page", { exact: true })).toHaveValue("klinika-nadeje");
    await typeByKeyboard(page, "Cities", "Brno");
    await typeByKeyboard(page, "Countries", "Czechia");
    await typeByKeyboard(page, "Website", "nadeje.example");
    await press("button", "Create");
    await expect(page).toHaveURL(/\/admin\/clinics\/klinika-nadeje$/);

    await visitor.goto("/clinic/klinika-nadeje");
    await expect(visitor.getByText("Clinic Not Found")).toBeVisible();

    await typeByKeyboard(page, "Established", "2012");
    await expect(page.getByText("Not saved yet")).toBeVisible();
    await press("button", "Save");
    await expect(page.getByText("Not saved yet")).toBeHidden();
    await press("link", "Facts");
    await expect(page.getByRole("link", { name: "Add a price" })).toBeVisible();
    await press("link", "Details");
    await expect(page.getByLabel("Established")).toHaveValue("2012");
    await press("link", "Facts");
    await press("link", "Add a price");
    const choose = (label: string, letters: string) =>
      chooseByKeyboard(page, page.getByLabel(label, { exact: true }), letters);
    await choose("What for", "IVF with Own");
    await choose("Per what", "Per cycle");
    await typeByKeyboard(page, "Amount", "3 200");
    await choose("Currency", "EUR");
    await choose("ICSI", "Inc");
    await choose("Published by", "The clinic");
    await typeByKeyboard(page, "Name of the source", "Price list of the clinic");
    await typeByKeyboard(page, "Your name", "anna@clinic.example");
    await press("button", "Save");
    await expect(page.getByText("Enter your name, not an e-mail address.")).toBeVisible();
    await page.getByLabel("Your name", { exact: true }).fill("Anna Nováková");
    await typeByKeyboard(page, "Web address of the source", "https://nadeje.example/prices");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("article").filter({ hasText: "€3,200" })).toContainText("by Anna Nováková");

    await press("link", "Preview");
    await expect(page.getByText("Visitors don't see this page")).toBeVisible();
    await expect(page.getByText("€3,200").first()).toBeVisible();
    await pressByKeyboard(page, page.getByRole("button", { name: /^Publish/ }));
    await expect(page.getByText("Visitors see it now.")).toBeVisible();

    await visitor.reload();
    await expect(visitor.getByRole("heading", { level: 1, name: "Klinika Naděje" })).toBeVisible();
    await expect(visitor.getByText("€3,200").first()).toBeVisible();
    await expect(visitor.getByRole("link", { name: /Price list of the clinic/ })).toBeVisible();
  });
  await test.step("a double is merged with the numbers said beforehand, its old address leads on, and undoing brings it back", async () => {
    await page.goto("/admin/clinics/klinika-nadeje");
    await pressByKeyboard(page, page.getByRole("button", { name: "Merge into another clinic" }));
    await expect(page.getByLabel("Search the other clinic")).toBeFocused();
    await page.keyboard.insertText("gynem");
    await pressByKeyboard(page, page.getByRole("button", { name: /^GYNEM/ }));
    await expect(page.getByText("1 fact moves to GYNEM.")).toBeVisible();
    await pressByKeyboard(page, page.getByRole("button", { name: "Merge", exact: true }));
    const undo = page.getByRole("button", { name: "Undo the merge" });
    await expect(undo).toBeVisible();

    await visitor.goto("/clinic/klinika-nadeje");
    await expect(visitor).toHaveURL(/\/clinic\/gynem$/);
    await expect(visitor.getByText("€3,200").first()).toBeVisible();

    await pressByKeyboard(page, undo);
    await expect(page.getByRole("button", { name: /^Unpublish/ })).toBeVisible();
    await visitor.goto("/clinic/klinika-nadeje");
    await expect(visitor.getByRole("heading", { level: 1, name: "Klinika Naděje" })).toBeVisible();
  });
});
