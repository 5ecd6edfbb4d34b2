import { lazy, type ComponentType } from "react";
import { matchPath } from "react-router-dom";
import { COUNTRIES } from "@/directory/countries/countries.ts";
import type { Country } from "@/directory/countries/region.ts";
import { regionPath } from "@/directory/regions/regionPath.ts";
import { importChunk, importModule } from "@/ui/importChunk.ts";
import { isSnapshotShown } from "./hydration.ts";

type PageModule = Promise<{ default: ComponentType }>;

export interface AppRoute {
  path: string;
  page: ComponentType;
  load: () => PageModule;
}

function route(path: string, load: () => PageModule): AppRoute {
  // A prerendered page can be read already, so its script needs no progress message or timeout.
  const loadInTime = () => (isSnapshotShown() ? importModule(load) : importChunk(load, "Loading page..."));
  return { path, page: lazy(loadInTime), load };
}

const loadCountry = () => import("@/directory/regions/CountryPage.tsx");
const loadRules = () => import("@/law/CountryRulesPage.tsx");
const loadCity = () => import("@/directory/regions/CityPage.tsx");

function routesOf(country: Country): AppRoute[] {
  const cities = country.cities.map(({ slug }) => route(regionPath(country, slug), loadCity));
  return [route(regionPath(country), loadCountry)].concat(cities);
}

/** Public routes and the entry to the administration; the first match wins. */
export const routes: AppRoute[] = [
  route("/", () => import("@/directory/home/HomePage.tsx")),
  route("/clinic/:id", () => import("@/directory/clinics/ClinicPage.tsx")),
  route("/find-your-clinic", () => import("@/directory/guided-start/GuidedStartPage.tsx")),
  route("/learn", () => import("./LearnPage.tsx")),
  route("/ivf-calculator", () => import("@/tools/due-date/DueDatePage.tsx")),
  route("/references", () => import("@/tools/due-date/ReferencesPage.tsx")),
  route("/sperm-analysis", () => import("@/tools/semen-analysis/SemenAnalysisPage.tsx")),
  route("/blog", () => import("@/reading/blog/BlogPage.tsx")),
  route("/blog/:slug", () => import("@/reading/blog/PostPage.tsx")),
  route("/admin/login", () => import("@/admin/login/LoginPage.tsx")),
  // A list of its own, so that visitors never download the admin routes.
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
  ...COUNTRIES.flatMap(routesOf),
  route("/countries/:slug", loadRules),
  // Where a country's cities and travel used to be.
  route("/regions/:slug", loadRules),
  route("/plan", () => import("@/plan/eligibility/PlanPage.tsx")),
  route("/plan/afterwards", () => import("@/plan/afterwards/AfterwardsPage.tsx")),
  route("/plan/costs", () => import("@/plan/costs/CostsPage.tsx")),
  route("/plan/dates", () => import("@/plan/dates/DatesPage.tsx")),
  route("/plan/folder", () => import("@/plan/folder/FolderPage.tsx")),
  route("*", () => import("./NotFoundPage.tsx")),
];

/** React Router would match every route again on each change of the query: 20 ms on a slow phone. */
export function routeOf(pathname: string): AppRoute | undefined {
  return routes.find(({ path }) => path === pathname || matchPath(path, pathname));
}
