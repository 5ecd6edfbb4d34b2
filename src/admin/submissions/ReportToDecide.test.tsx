import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { showPage } from "@/contributing/forms/testing.tsx";
import { ReportToDecide } from "./ReportToDecide.tsx";
import type { Report } from "./submissionPages.ts";

const REPORT: Report = {
  id: "1b6f9d1e-0000-4000-8000-000000000001",
  clinicId: "reprofit",
  clinicName: "Reprofit",
  figure: "Price of a cycle",
  rightValue: "3,400 euros",
  createdAt: "2026-11-01T10:00:00Z",
  reason: null,
  decidedAt: null,
  state: "new",
  sourceUrl: "https://reprofit.cz/prices",
  email: null,
  decidedBy: null,
  bin: null,
  binEndsAt: null,
};

// Stored before the database refused such addresses.
test("a reply goes to the sender's address alone, whatever it holds", () => {
  const email = "anna@clinic.cz?bcc=thief%40evil.cz&body=Please%20sign%20in";
  showPage(<ReportToDecide report={{ ...REPORT, email }} />, "/admin/reports/1");
  const url = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: email }).href);
  expect(url.protocol).toBe("mailto:");
  expect([...url.searchParams.keys()]).toEqual([]);
  expect(decodeURIComponent(url.pathname)).toBe(email);
});
