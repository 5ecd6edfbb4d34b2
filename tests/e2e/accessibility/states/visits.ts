import { expect } from "@playwright/test";
import { allRoutes } from "../../../support/allRoutes.ts";
import type { Visit } from "../../../support/axe.ts";
import { addClinicStates } from "./addClinic.ts";
import * as admin from "./admin.ts";
import { blogStates, postStates } from "./blog.ts";
import { compareStates, shortlistStates } from "./comparing.ts";
import { clinicStates, missingFactsStates, unknownClinicStates } from "./clinic.ts";
import * as clinics from "./adminClinics.ts";
import * as law from "./adminLaw.ts";
import { costsStates, costsWithoutClinicsStates } from "./costs.ts";
import { countriesStates, planStates, tripDatesStates } from "./countries.ts";
import { folderStates } from "./folder.ts";
import { historyStates } from "./history.ts";
import { filterStates, listStates, loadingStates, rankingStates, votingStates } from "./home.ts";
import { peopleStates } from "./people.ts";
import { plainPage } from "./plain.ts";
import { reportFigureStates } from "./reportFigure.ts";
import { resultsStates } from "./results.ts";
import { speedStates } from "./speed.ts";
import { sponsorStates } from "./sponsors.ts";
import * as sent from "./adminSubmissions.ts";
import { importStates } from "./importExport.ts";
import { dueDateStates, semenStates } from "./tools.ts";
import * as votes from "./adminVotes.ts";

const afterwardsStates: Visit = async (page, inState) => {
  await page.goto("/plan/afterwards");
  await inState("all in brief, nothing ticked");
  await page.getByText("Choose countries", { exact: true }).click();
  await page.getByLabel("Germany").check();
  await page.getByLabel("Poland").check();
  await page.getByLabel("The discharge report").check();
  await expect(page.getByText("1 of 16 ticked.")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await inState("two countries and one tick, on a phone");
};

const guidedStartStates: Visit = async (page, inState) => {
  await page.goto("/find-your-clinic#distance");
  await page.getByLabel("The city nearest to you").selectOption("Prague");
  await inState("the last question");
  await page.getByLabel("Up to 100 km").check();
  await page.getByRole("button", { name: "See my clinics" }).click();
  await expect(page.getByRole("link", { name: /^See th/ })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await inState("what the answers lead to, on a phone");
};

export const VISITS: Record<string, Record<string, Visit>> = {
  "/": {
    "the list": listStates,
    "its filters": filterStates,
    "waiting for it": loadingStates,
    "rankings that come late": rankingStates,
    voting: votingStates,
  },
  "/clinic/:id": {
    "known clinics": clinicStates,
    "figures that come late": missingFactsStates,
    "one that is not there": unknownClinicStates,
  },
  "/find-your-clinic": { "the questions": guidedStartStates },
  "/ivf-calculator": { "the calculator": dueDateStates },
  "/sperm-analysis": { "the interpreter": semenStates },
  "/blog": { "the list": blogStates },
  "/blog/:slug": { posts: postStates },
  "/add-clinic": { "the form": addClinicStates },
  "/report-figure": {
    "the form": reportFigureStates,
    "no clinic named": plainPage("/report-figure"),
    "an unknown clinic": plainPage("/report-figure?clinic=atlantis"),
  },
  "/countries": { "the table": countriesStates },
  "/countries/:slug": {
    "a country": plainPage("/countries/spain"),
    "an unknown country": plainPage("/countries/atlantis"),
  },
  "/regions/:slug": {},
  "/plan": { "the questions": planStates },
  "/plan/folder": { "a plan, and files": folderStates },
  "/plan/afterwards": { "the laws and the list": afterwardsStates },
  "/plan/costs": { "a clinic's costs": costsStates, "without the clinics": costsWithoutClinicsStates },
  "/plan/dates": { "the dates": tripDatesStates },
  "/shortlist": { "clinics and notes": shortlistStates },
  "/results": { "the picture of all rates": resultsStates },
  "/compare": { "clinics side by side": compareStates },
  "/admin/login": { "the form": admin.loginStates },
  "/admin": { "the overview": admin.overviewStates },
  "/admin/rules": { "the law": law.lawStates },
  "/admin/rules/:country": { "a country": law.countryLawStates },
  "/admin/rules/:country/:question": { "a rule": law.ruleStates },
  "/admin/rules/:country/condition/:condition": { "a condition": law.conditionStates },
  "/admin/import": { "import and export": importStates },
  "/admin/people": { "the people": peopleStates },
  "/admin/history": { "the changes": historyStates },
  "/admin/speed": { "the releases and errors": speedStates },
  "/admin/sponsors": { "the sponsored places": sponsorStates },
  "/admin/clinics": { "the list": clinics.clinicListStates },
  "/admin/clinics/new": { "a new clinic": clinics.newClinicStates },
  "/admin/clinics/:id": { "the editor": clinics.clinicEditorStates },
  "/admin/clinics/:id/facts": { "the list": clinics.factsStates },
  "/admin/clinics/:id/facts/new/:kind": { "a new fact": clinics.newFactStates },
  "/admin/clinics/:id/facts/:kind/:fact": { "a fact": clinics.factEditorStates },
  "/admin/clinics/:id/preview": { "the preview": clinics.clinicPreviewStates },
  "/admin/national": { "the figures": clinics.nationalFiguresStates },
  "/admin/national/:country/new": { "a new figure": clinics.newNationalFigureStates },
  "/admin/national/:country/:fact": { "a figure": clinics.nationalFigureStates },
  "/admin/submissions": { "the list": sent.submissionsStates },
  "/admin/submissions/:id": { "one of them": sent.submissionStates },
  "/admin/reports": { "the list": sent.reportsStates },
  "/admin/reports/:id": { "one of them": sent.reportStates },
  "/admin/votes": {
    "suspicious hours": votes.suspiciousHourStates,
    "suspicious days": votes.suspiciousDayStates,
    addresses: votes.voteAddressStates,
    "what was voided, and the recount": votes.voidedVoteStates,
    "pauses and blocked networks": votes.pauseAndBlockStates,
  },
  "/admin/blog": { "the list": admin.postListStates },
  "/admin/blog/new": { "the editor": admin.newPostStates },
  "/admin/blog/categories": { "the categories": admin.categoryStates },
  "/admin/blog/edit/:id": { "the editor": admin.editPostStates },
  "*": { "an unknown address": plainPage("/no/such/page") },
};

/** Pages that differ only by their clinics: the first stands for all; the crawl checks each one's width. */
const ALIKE = [/^\/countries\/[^/:]+$/, /^\/regions\/[^/]+\/(?!other-)/, /^\/regions\/[^/]+\/other-/];

const isLikeAnother = ({ path }: { path: string }): boolean => {
  const alike = ALIKE.find((paths) => paths.test(path));
  return alike !== undefined && path !== allRoutes.find((route) => alike.test(route.path))?.path;
};

export function allVisits(): { path: string; name: string; visit: Visit }[] {
  return allRoutes.flatMap(({ path }) =>
    Object.entries(VISITS[path] ?? { "the page": plainPage(path) }).map(([name, visit]) => ({
      path,
      name,
      visit,
    })),
  );
}

export function visitsOfEachTemplate(server: "visitors" | "admin") {
  return allVisits().filter(
    (visit) => visit.path.startsWith("/admin") === (server === "admin") && !isLikeAnother(visit),
  );
}
