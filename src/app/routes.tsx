import { lazy, type ComponentType } from "react";
import { matchPath } from "react-router-dom";
import { COUNTRIES } from "@/features/regions/countries/countries.ts";
import type { Country } from "@/features/regions/countries/region.ts";
import { regionPath } from "@/features/regions/regionPath.ts";
import { loadPart } from "@/ui/loadPart.ts";
import { isSnapshotShown } from "./hydration.ts";

type PageModule = Promise<{ default: ComponentType }>;

export interface AppRoute {
  path: string;
  page: ComponentType;
  load: () => PageModule;
}

function route(path: string, load: () => PageModule): AppRoute {
  // People who can already read the page wait for its script as long as the browser does.
  const loadInTime = () => (isSnapshotShown() ? load() : loadPart(load, "Loading page..."));
  return { path, page: lazy(loadInTime), load };
}

const loadCountry = () => import("@/features/regions/CountryPage.tsx");
const loadCity = () => import("@/features/regions/CityPage.tsx");

function routesOf(country: Country): AppRoute[] {
  const cities = country.cities.map(({ slug }) => route(regionPath(country, slug), loadCity));
  return [route(regionPath(country), loadCountry)].concat(cities);
}

/** Every path that visitors can open, and the way to those of the desk. Of two that fit, the first counts. */
export const routes: AppRoute[] = [
  route("/", () => import("@/features/home/HomePage.tsx")),
  route("/clinic/:id", () => import("@/features/clinics/ClinicPage.tsx")),
  route("/find-your-clinic", () => import("@/features/guided-start/GuidedStartPage.tsx")),
  route("/tools", () => import("./ToolsPage.tsx")),
  route("/ivf-calculator", () => import("@/features/due-date/DueDatePage.tsx")),
  route("/references", () => import("@/features/due-date/ReferencesPage.tsx")),
  route("/sperm-analysis", () => import("@/features/semen-analysis/SemenAnalysisPage.tsx")),
  route("/blog", () => import("@/features/blog/BlogPage.tsx")),
  route("/blog/:slug", () => import("@/features/blog/PostPage.tsx")),
  route("/admin/login", () => import("@/features/admin/login/LoginPage.tsx")),
  // The desk has a list of its own, which no visitor fetches.
  route("/admin/*", () => import("./DeskRoutes.tsx")),
  route("/add-clinic", () => import("@/features/add-clinic/AddClinicPage.tsx")),
  route("/report-figure", () => import("@/features/report-figure/ReportFigurePage.tsx")),
  route("/shortlist", () => import("@/features/comparing/ShortlistPage.tsx")),
  route("/compare", () => import("@/features/comparing/ComparePage.tsx")),
  route("/about", () => import("@/features/home/AboutPage.tsx")),
  route(
    "/how-results-are-counted",
    () => import("@/features/how-results-are-counted/HowResultsAreCountedPage.tsx"),
  ),
  route("/how-voting-works", () => import("@/features/voting/HowVotingWorksPage.tsx")),
  route("/privacy-policy", () => import("@/features/legal/PrivacyPolicyPage.tsx")),
  route("/accessibility", () => import("@/features/legal/AccessibilityPage.tsx")),
  route("/data", () => import("@/features/open-data/OpenDataPage.tsx")),
  route("/glossary", () => import("@/features/glossary/GlossaryPage.tsx")),
  route("/countries", () => import("@/features/countries/CountriesPage.tsx")),
  route("/countries/:slug", () => import("@/features/countries/CountryRulesPage.tsx")),
  route("/plan", () => import("@/features/countries/plan/PlanPage.tsx")),
  route("/plan/afterwards", () => import("@/features/afterwards/AfterwardsPage.tsx")),
  route("/plan/costs", () => import("@/features/costs/CostsPage.tsx")),
  route("/plan/dates", () => import("@/features/trip/DatesPage.tsx")),
  route("/plan/folder", () => import("@/features/folder/FolderPage.tsx")),
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
