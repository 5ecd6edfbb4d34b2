import { globSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { expect, type Page } from "@playwright/test";
import { examine } from "../../../scripts/doctor/examine.ts";
import { securityHeaders } from "../../../scripts/securityHeaders.ts";
import { isComplaint } from "../../support/complaints.ts";
import { logIn } from "../../support/adminPage.ts";
import { buildForHost } from "../../support/hosts/buildForHost.ts";
import { makeCertificate } from "../../support/hosts/certificate.ts";
import { serveByNginx } from "../../support/hosts/webServer.ts";
import { test } from "../../support/test.ts";
import { expectToast, vote } from "../../support/votingPage.ts";
import { operator, stackServer, visit } from "./stackTest.ts";

async function votesOf(clinic: string): Promise<number | undefined> {
  const [row] = await operator()<{ votes: number }[]>`
    select upvote_count as votes from public.clinics where id = ${clinic}`;
  return row?.votes;
}

function protocolOfPage(): string[] {
  return performance.getEntriesByType("navigation").map((entry) => entry.toJSON().nextHopProtocol);
}

async function askDoctor(site: string): Promise<string[]> {
  const unnamed = { backend: undefined, key: undefined, databaseUrl: undefined, settings: undefined };
  const { findings } = await examine({ json: false, site, ...unnamed });
  return findings.filter(({ severity }) => severity === "must").map(({ code }) => code);
}

function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (isComplaint(message)) complaints.push(message.text());
  });
  page.on("pageerror", ({ message }) => complaints.push(message));
  return complaints;
}

test("built for a host, behind nginx and with the backend on another origin, a visitor votes and an owner signs in", async ({
  browser,
}) => {
  const [, apiUrl = ""] = /^ *API +(\S+)$/m.exec(stackServer().output()) ?? [];
  const site = await buildForHost(apiUrl);
  for (const file of globSync(`${site.folder}/clinic/parens.html*`)) rmSync(file);
  const certificate = makeCertificate(resolve(`${site.folder}-hosts`));
  const nginx = await serveByNginx(site.folder, securityHeaders([apiUrl]), { certificate });
  try {
    // As docs/deploying.md says.
    await operator()`update private.settings set allowed_origins = allowed_origins || ${nginx.url}::text`;
    const page = await visit(browser, { baseURL: nginx.url, ignoreHTTPSErrors: true });
    const complaints = listenForComplaints(page);

    await test.step("home comes over HTTP/2, compressed, and is taken over as it was sent", async () => {
      const home = await page.goto("/?search=gravita");
      expect(await home?.headerValue("content-encoding")).toMatch(/^(br|gzip)$/);
      expect(await page.evaluate(protocolOfPage)).toEqual(["h2"]);
      await expect(page.locator("html[data-interactive]")).toBeAttached();
    });
    await test.step("a vote reaches the backend's origin and is counted", async () => {
      const sent = page.waitForRequest("**/rpc/handle_clinic_upvote");
      await vote(page, "Gravita");
      await expectToast(page, "Upvote recorded!", "Thank you!");
      expect(new URL((await sent).url()).origin).toBe(apiUrl);
      expect(await votesOf("gravita")).toBe(1);
    });
    await test.step("a clinic's page was written by the build, and that of a newer clinic is rendered here", async () => {
      for (const [id, name, heading] of [
        ["gravita", "Gravita", true],
        ["parens", "Parens", false],
      ] as const) {
        const answer = await page.goto(`/clinic/${id}`);
        expect([id, answer?.status(), (await answer?.text())?.includes("data-snapshot-of")]).toEqual([
          id,
          200,
          heading,
        ]);
        await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      }
    });
    await test.step("an owner signs in", async () => {
      await logIn(page, undefined, "/admin");
      await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
    });
    expect(complaints).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    await test.step("an address that leads nowhere has the status 404", async () => {
      expect((await page.goto("/nothing-here"))?.status()).toBe(404);
      await expect(page.getByText("Oops! Page not found")).toBeVisible();
    });
    await test.step("the doctor says what is wrong with this deployment, and finds no other fault in a whole build", async () => {
      const trusted = getCACertificates("default");
      setDefaultCACertificates([...trusted, readFileSync(certificate.certificate, "utf8")]);
      try {
        const lacking = Array<string>(5).fill("site-lacks-setting");
        const ofTrials = ["local-admin-open", "samples-shown"];
        expect((await askDoctor(nginx.url)).toSorted()).toEqual([
          ...ofTrials,
          ...lacking,
          "sitemap-of-another-host",
        ]);
      } finally {
        setDefaultCACertificates(trusted);
      }
    });
  } finally {
    await nginx.stop();
    site.remove();
  }
});
