import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { user } from "@/contributing/forms/testing.tsx";
import { answerRulePages, openRules, sent } from "../../../tests/support/rulePages.tsx";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";

answerRulePages();

function openAt(time: Date, address: string) {
  vi.setSystemTime(time);
  storeAdminSession();
  openRules(address);
}

test("in a tab that was opened yesterday, checked today means today", async () => {
  openAt(new Date(2026, 11, 1, 23, 50), "/admin/rules/spain");
  const checked = await screen.findByRole("button", { name: "Checked today, nothing changed" });
  vi.setSystemTime(new Date(2026, 11, 2, 0, 10));
  await user.click(checked);
  await screen.findByRole("button", { name: "Undo" });
  expect(sent[0]?.body).toEqual({ checked_on: "2026-12-02" });
});

test("a form takes a day that began after it was opened", async () => {
  // At ten in UTC the next day begins in the east.
  openAt(new Date("2026-12-01T09:50:00Z"), "/admin/rules/spain/womanAlone");
  fireEvent.change(await screen.findByLabelText("Day you read it"), { target: { value: "2026-12-02" } });
  vi.setSystemTime(new Date("2026-12-01T10:10:00Z"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Rule saved")).toBeInTheDocument();
  expect(sent[0]?.body).toMatchObject({ checked_on: "2026-12-02" });
});
