import { mkdtempSync, existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { securityTxt, writeSecurityTxt } from "./securityTxt.ts";

const TODAY = new Date("2026-11-22T12:00:00Z");

test("security.txt says where to report a hole, and for how long that holds: less than a year", () => {
  expect(securityTxt("contact@directory.example", "https://directory.example", TODAY)).toBe(
    [
      "Contact: mailto:contact@directory.example",
      "Expires: 2027-11-17T12:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://directory.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test("a contact with special letters stays one line of ASCII, and no address means no canonical line", () => {
  const text = securityTxt("jiří@directory.example", undefined, TODAY);
  expect(text).toMatch(/^Contact: mailto:ji%C5%99%C3%AD@directory\.example\nExpires: [^\n]+\nPreferred/);
  expect(text).not.toContain("Canonical");
});

async function buildWith(contact: string | undefined): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "security-txt-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await build({
    configFile: false,
    logLevel: "silent",
    plugins: [writeSecurityTxt(contact, undefined)],
    build: { outDir: folder, rollupOptions: { input: "scripts/securityTxt.ts" } },
  });
  return join(folder, ".well-known/security.txt");
}

test("the build writes it where the standard says, and none without a contact", async () => {
  expect(readFileSync(await buildWith("contact@directory.example"), "utf8")).toContain("Contact: mailto:");
  expect(existsSync(await buildWith(undefined))).toBe(false);
});
