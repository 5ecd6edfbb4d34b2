import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { READ } from "@/app/offline/worker/routing.ts";
import { KEYS } from "@/storage/keys.ts";
import { findContactedHosts, readSource } from "../../../tests/support/sourceScan.ts";
import PrivacyPolicyPage from "./PrivacyPolicyPage.tsx";

function policyText(): string {
  render(
    <MemoryRouter>
      <PrivacyPolicyPage />
    </MemoryRouter>,
  );
  return document.body.textContent;
}

/** `text` is a digest of the sections. Whoever changes them says so in the note, with the day. */
const NOTE_OF_CHANGE = { date: "2026-11-30", day: "30 November 2026", text: "889f1daa" };

const WORDS_FOR_WHAT_IS_KEPT = {
  clinics: "the list of clinics",
  clinic_results: "with their prices, results",
  clinic_prices: "with their prices",
  sponsorships: "sponsored places",
  "rpc/clinic_facts": "the clinics and posts that you opened",
  "rpc/clinics_facts": "which clinics you compared together",
  "rpc/clinic_after_merges": "what became of clinics that are no longer listed",
  "rpc/country_laws": "all laws",
  blog_posts: "the list of posts",
  blog_categories: "and their categories",
  "rpc/published_post": "the clinics and posts that you opened",
};

describe("The privacy policy", () => {
  test("has twelve sections, its first date, and a dated note of change", () => {
    expect(policyText()).toContain("Last updated: Aug 25th, 2024");
    expect(screen.getAllByRole("heading", { level: 2, name: /^\d+\. / })).toHaveLength(12);
    expect(screen.getByText(NOTE_OF_CHANGE.day)).toHaveAttribute("datetime", NOTE_OF_CHANGE.date);
    expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  });

  test("keeps its promise to note changes: its sections are those of the note's day", () => {
    policyText();
    const sections = [...document.querySelectorAll("section")].map(({ textContent }) => textContent).join("");
    expect(createHash("sha256").update(sections).digest("hex").slice(0, 8)).toBe(NOTE_OF_CHANGE.text);
  });

  test("says that backups outlive what was deleted, and what opening the human check leaves", () => {
    const text = policyText();
    expect(text).toContain("copies of all this in case of an accident hold what we’ve deleted since");
    expect(text).toContain("a keyed hash of the network’s address with the minute, three hours at most");
  });

  test("names the external form service for reviews, and the rights of the people concerned", () => {
    expect(policyText()).toContain("Reviews are collected through an external form service");
    for (const right of [15, 16, 17, 18, 20, 21, 77]) {
      expect(document.body).toHaveTextContent(`(Article ${right})`);
    }
  });

  test("says who reads reported figures, what the e-mail address is for, and when they are deleted", () => {
    const text = policyText();
    expect(text).toContain("Only our administrators read reports");
    expect(text).toMatch(/We use it only to ask you about this report/);
    expect(text).toContain("Suggested clinics: a year at the latest");
    expect(text).toMatch(/Reported figures, with an e-mail address if you gave one: a year at the latest/);
  });

  test("says how long deleted things can be restored, and how long we know who changed what", () => {
    const text = policyText();
    expect(text).toContain("What we delete stays in a bin for a week");
    expect(text).toContain("with their e-mail address, which other administrators see");
    expect(text).toContain("for a year at least and two at most");
  });

  test("names every key that the product keeps in a browser", () => {
    // The answer to a question that this build does not ask.
    const keys = Object.keys(KEYS).filter((key) => key !== "measuring");
    expect(keys).toEqual(
      expect.arrayContaining(["add-clinic-draft", "clinic-session-id", "reloaded-for-new-version"]),
    );
    const text = policyText();
    expect(keys.filter((key) => !text.includes(key))).toEqual([]);
  });

  test("names every host that the source contacts without a click", () => {
    const html = ["index.html"].map((path) => ({
      path,
      text: readFileSync(path, "utf8"),
    }));
    // Clinics' logos may come from other hosts; the seed has one.
    const seed = readFileSync("supabase/seed.sql", "utf8");
    const logos = [...seed.matchAll(/hero_logo_url = 'https?:\/\/([^/']+)/g)].map(({ 1: host = "" }) => host);
    expect(logos).toHaveLength(1);
    const text = policyText();
    const hosts = [...findContactedHosts([...readSource(), ...html]), ...logos];
    expect(hosts.filter((host) => !text.includes(host))).toEqual([]);
  });

  test("is right that there are no cookies, and that only what works without a network keeps anything else", () => {
    const others =
      /document\.cookie|cookieStore|indexedDB|caches\.open|serviceWorker|(?:local|session)Storage\[/;
    const found = readSource().filter(({ text }) => others.test(text));
    const elsewhere = found.filter(({ path, text }) => !/app\/offline\//.test(path) || /cookie/i.test(text));
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });

  test("names what is kept to work without a network, and for how long", () => {
    const text = policyText();
    for (const word of ["answers", "workbox-precache", "workbox-expiration", "for 60 days"]) {
      expect(text).toContain(word);
    }
    expect(Object.keys(WORDS_FOR_WHAT_IS_KEPT)).toEqual([...READ]);
    for (const words of Object.values(WORDS_FOR_WHAT_IS_KEPT)) expect(text).toContain(words);
  });
});

async function policyWithMeasuring(): Promise<string> {
  vi.stubEnv("ASKS_TO_MEASURE", "yes");
  vi.resetModules();
  const { default: Page } = await import("./PrivacyPolicyPage.tsx");
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  return document.body.textContent;
}

describe("Where the operator has visitors asked to be measured, the privacy policy", () => {
  test("says what is sent, on which basis, for how long, and where the answer is kept", async () => {
    const text = await policyWithMeasuring();
    expect(text).toContain("It holds no address, no identifier and nothing you typed");
    expect(text).toContain("your consent, Article 6(1)(a), which you can withdraw in section 2");
    expect(text).toContain("What we measured of visits: 30 days at most.");
    expect(text).toContain("measuringlocal storage");
    expect(screen.getAllByRole("heading", { level: 2, name: /^\d+\. / })).toHaveLength(12);
  });

  test("lets a visitor agree and withdraw, which is kept", async () => {
    localStorage.setItem("measuring", "yes");
    await policyWithMeasuring();
    expect(screen.getByText("Your visits are measured.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Stop measuring" }));
    expect(screen.getByText("Your visits are not measured.")).toBeVisible();
    expect(localStorage.getItem("measuring")).toBe("no");
    await userEvent.click(screen.getByRole("button", { name: "Let us measure" }));
    expect(localStorage.getItem("measuring")).toBe("yes");
  });
});

test("where nobody is asked, the privacy policy says nothing of measuring", () => {
  expect(policyText()).not.toMatch(/measur/i);
});

test("the search for hosts finds what loads by itself, but not links", () => {
  const text = `fetch("https://a.test/x"); <img src="https://b.test/y" />; url(//c.test/z); <a href="https://d.test">`;
  expect(findContactedHosts([{ path: "x.tsx", text }])).toEqual(["a.test", "b.test", "c.test"]);
});
