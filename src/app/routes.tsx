import { lazy, type ComponentType } from "react";
import { matchPath } from "react-router-dom";
import { COUNTRIES } from "@/directory/regions/countries/countries.ts";
import type { Country } from "@/directory/regions/countries/region.ts";
import { regionPath } from "@/directory/regions/regionPath.ts";
import { importChunk } from "@/ui/importChunk.ts";
import { isSnapshotShown } from "./hydration.ts";

type PageModule = Promise<{ default: ComponentType }>;

export interface AppRoute {
  path: string;
  page: ComponentType;
  load: () => PageModule;
}

function route(path: string, load: () => PageModule): AppRoute {
  // People who can already read the page wait for its script as long as the browser does.
  const loadInTime = () => (isSnapshotShown() ? load() : importChunk(load, "Loading page..."));
  return { path, page: lazy(loadInTime), load };
}

const loadCountry = () => import("@/directory/regions/CountryPage.tsx");
const loadCity = () => import("@/directory/regions/CityPage.tsx");

function routesOf(country: Country): AppRoute[] {
  const cities = country.cities.map(({ slug }) => route(regionPath(country, slug), loadCity));
  return [route(regionPath(country), loadCountry)].concat(cities);
}

/** Every path that visitors can open, and the way to those of the desk. Of two that fit, the first counts. */
export const routes: AppRoute[] = [
  route("/", () => import("@/directory/home/HomePage.tsx")),
  route("/clinic/:id", () => import("@/directory/clinics/ClinicPage.tsx")),
  route("/find-your-clinic", () => import("@/directory/guided-start/GuidedStartPage.tsx")),
  route("/tools", () => import("./ToolsPage.tsx")),
  route("/ivf-calculator", () => import("@/tools/due-date/DueDatePage.tsx")),
  route("/references", () => import("@/tools/due-date/ReferencesPage.tsx")),
  route("/sperm-analysis", () => import("@/tools/semen-analysis/SemenAnalysisPage.tsx")),
  route("/blog", () => import("@/reading/blog/BlogPage.tsx")),
  route("/blog/:slug", () => import("@/reading/blog/PostPage.tsx")),
  route("/admin/login", () => import("@/admin/login/LoginPage.tsx")),
  // The desk has a list of its own, which no visitor fetches.
  route("/admin/*", () => import("./AdminRoutes.tsx")),
  route("/add-clinic", () => import("@/contributing/add-clinic/AddClinicPage.tsx")),
  route("/report-figure", () => import("@/contributing/report-figure/ReportFigurePage.tsx")),
  route("/shortlist", () => import("@/directory/comparing/ShortlistPage.tsx")),
  route("/compare", () => import("@/directory/comparing/ComparePage.tsx")),
  route("/results", () => import("@/directory/results/ResultsPage.tsx")),
  route("/about", () => import("@/directory/home/AboutPage.tsx")),
  route(
    "/how-results-are-counted",
    () => import("@/reading/how-results-are-counted/HowResultsAreCountedPage.tsx"),
  ),
  route("/how-voting-works", () => import("@/directory/voting/HowVotingWorksPage.tsx")),
  route("/privacy-policy", () => import("@/reading/legal/PrivacyPolicyPage.tsx")),
  route("/accessibility", () => import("@/reading/legal/AccessibilityPage.tsx")),
  route("/data", () => import("@/directory/open-data/OpenDataPage.tsx")),
  route("/glossary", () => import("@/reading/glossary/GlossaryPage.tsx")),
  route("/countries", () => import("@/law/CountriesPage.tsx")),
  route("/countries/:slug", () => import("@/law/CountryRulesPage.tsx")),
  route("/plan", () => import("@/plan/eligibility/PlanPage.tsx")),
  route("/plan/afterwards", () => import("@/plan/afterwards/AfterwardsPage.tsx")),
  route("/plan/costs", () => import("@/plan/costs/CostsPage.tsx")),
  route("/plan/dates", () => import("@/plan/dates/DatesPage.tsx")),
  route("/plan/folder", () => import("@/plan/folder/FolderPage.tsx")),
  ...COUNTRIES.flatMap(routesOf),
  route("*", () => import("./NotFoundPage.tsx")),
];

/**
 * The route of a path. The router alone would weigh all of them again with each change of the
 * address, which takes a slow phone 20 ms.
 */
export function routeOf(pathname: string): AppRoute | undefined {
  return routes.find(({ path }) => path === pathname || matchPath(path, pathname));
}
