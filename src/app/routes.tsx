import { lazy, type ComponentType } from "react";
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

/** Every path of the product. */
export const routes: AppRoute[] = [
  route("/", () => import("@/features/home/HomePage.tsx")),
  route("/clinic/:id", () => import("@/features/clinics/ClinicPage.tsx")),
  route("/ivf-calculator", () => import("@/features/due-date/DueDatePage.tsx")),
  route("/references", () => import("@/features/due-date/ReferencesPage.tsx")),
  route("/sperm-analysis", () => import("@/features/semen-analysis/SemenAnalysisPage.tsx")),
  route("/blog", () => import("@/features/blog/BlogPage.tsx")),
  route("/blog/:slug", () => import("@/features/blog/PostPage.tsx")),
  route("/admin/login", () => import("@/features/admin/LoginPage.tsx")),
  route("/admin/blog", () => import("@/features/admin/PostListPage.tsx")),
  route("/admin/blog/new", () => import("@/features/admin/PostEditorPage.tsx")),
  route("/admin/blog/edit/:id", () => import("@/features/admin/PostEditorPage.tsx")),
  route("/add-clinic", () => import("@/features/add-clinic/AddClinicPage.tsx")),
  route("/report-figure", () => import("@/features/report-figure/ReportFigurePage.tsx")),
  route("/about", () => import("@/features/home/AboutPage.tsx")),
  route(
    "/how-results-are-counted",
    () => import("@/features/how-results-are-counted/HowResultsAreCountedPage.tsx"),
  ),
  route("/how-voting-works", () => import("@/features/voting/HowVotingWorksPage.tsx")),
  route("/privacy-policy", () => import("@/features/legal/PrivacyPolicyPage.tsx")),
  route("/accessibility", () => import("@/features/legal/AccessibilityPage.tsx")),
  route("/glossary", () => import("@/features/glossary/GlossaryPage.tsx")),
  ...COUNTRIES.flatMap(routesOf),
  route("*", () => import("./NotFoundPage.tsx")),
];
