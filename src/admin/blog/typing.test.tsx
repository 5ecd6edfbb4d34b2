import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerReadsAndSends, enter, showPage, user } from "@/contributing/forms/testing.tsx";
import { postDrafts } from "./drafts.ts";
import { PostEditor } from "./PostEditor.tsx";

const field = (label: string) => screen.getByLabelText(label, { exact: true, selector: "input, textarea" });
const press = (name: string) => user.click(screen.getByRole("button", { name }));

const chips = () => screen.getAllByRole("button", { name: /^Remove / }).map((chip) => chip.textContent);

function openNew() {
  const sent = answerReadsAndSends([]);
  showPage(<PostEditor post={null} restored={null} draftId={null} />, "/admin/blog/new");
  return sent;
}

test("typing the title fills the slug and the three titles only where they are empty", async () => {
  openNew();
  await enter(field("OG title"), "My own");
  await user.type(field("Title"), "IVF in Žilina: 2026");
  expect(field("Slug")).toHaveValue("ivf-in-zilina-2026");
  expect(field("Meta title")).toHaveValue("IVF in Žilina: 2026");
  expect(field("OG title")).toHaveValue("My own");
  expect(field("Twitter title")).toHaveValue("IVF in Žilina: 2026");
});

test("the complaint about an empty address goes when the title fills it", async () => {
  openNew();
  await press("Create");
  expect(await screen.findByText("The post needs an address")).toBeVisible();
  await enter(field("Title"), "A title");
  expect(field("Slug")).toHaveValue("a-title");
  await vi.waitFor(() => expect(screen.queryByText("The post needs an address")).toBeNull(), 60_000);
});

test("keywords are trimmed, never repeated, and removed with a click", async () => {
  openNew();
  for (const typed of [" ivf ", "ivf", "  ", "icsi"]) {
    await user.clear(field("Keywords"));
    await enter(field("Keywords"), typed);
    await press("Add");
  }
  expect(chips()).toEqual(["ivf", "icsi"]);
  await press("Remove ivf");
  expect(chips()).toEqual(["icsi"]);
});

test("a keyword that was typed but not added is added once its field or the page is left", async () => {
  openNew();
  await enter(field("Keywords"), "ivf");
  // Another window has the focus now.
  fireEvent.blur(field("Keywords"));
  expect(field("Keywords")).toHaveValue("ivf");
  await user.click(field("Title"));
  expect(chips()).toEqual(["ivf"]);
  await enter(field("Keywords"), "icsi");
  window.dispatchEvent(new Event("pagehide"));
  expect(postDrafts.read(null)?.values.metaKeywords).toEqual(["ivf", "icsi"]);
});

test("text areas have 3 and 15 rows, counters count, the hint of 150-160 follows", async () => {
  openNew();
  await press("HTML");
  expect(field("Excerpt")).toHaveAttribute("rows", "3");
  expect(field("Content")).toHaveAttribute("rows", "15");
  await enter(field("Excerpt"), "four");
  expect(screen.getByRole("main")).toHaveTextContent("4 / 600 characters");
  expect(screen.getByRole("main")).toHaveTextContent("150-160 characters recommended");
  await enter(field("Meta description"), "x".repeat(155));
  expect(screen.getByRole("main")).toHaveTextContent("150-160 characters recommended: just right");
});

test("without a title or content nothing is sent, and messages appear beside the fields", async () => {
  const sent = openNew();
  await press("HTML");
  await enter(field("Title"), "\u200b ");
  await press("Create");
  const toast = await screen.findByRole("listitem");
  expect(within(toast).getByText("Error")).toBeVisible();
  expect(within(toast).getByText("Title and content are required")).toBeVisible();
  expect(field("Title")).toHaveFocus();
  expect(field("Content")).toBeInvalid();
  await enter(field("Featured image"), "javascript:alert(1)");
  expect((await screen.findAllByText(/Use an address that starts with https/))[0]).toBeVisible();
  expect(sent).toEqual([]);
});
