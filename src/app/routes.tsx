import { lazy, type ComponentType } from "react";
import { withProgress } from "./pageProgress.ts";

export interface AppRoute {
  path: string;
  page: ComponentType;
  /** The page's module, by which the prerendered HTML names the script it needs. */
  source: string;
}

type PageModule = Promise<{ default: ComponentType }>;

function route(path: string, source: string, load: () => PageModule): AppRoute {
  return { path, page: lazy(() => withProgress(load)), source: `src/${source}` };
}

const country = (path: string) =>
  route(path, "features/regions/CountryPage.tsx", () => import("@/features/regions/CountryPage.tsx"));

const city = (path: string) =>
  route(path, "features/regions/CityPage.tsx", () => import("@/features/regions/CityPage.tsx"));

/** Every path of the product. */
export const routes: AppRoute[] = [
  route("/", "features/home/HomePage.tsx", () => import("@/features/home/HomePage.tsx")),
  route("/clinic/:id", "features/clinics/ClinicPage.tsx", () => import("@/features/clinics/ClinicPage.tsx")),
  route(
    "/ivf-calculator",
    "features/due-date/DueDatePage.tsx",
    () => import("@/features/due-date/DueDatePage.tsx"),
  ),
  route(
    "/references",
    "features/due-date/ReferencesPage.tsx",
    () => import("@/features/due-date/ReferencesPage.tsx"),
  ),
  route(
    "/sperm-analysis",
    "features/semen-analysis/SemenAnalysisPage.tsx",
    () => import("@/features/semen-analysis/SemenAnalysisPage.tsx"),
  ),
  route("/blog", "features/blog/BlogPage.tsx", () => import("@/features/blog/BlogPage.tsx")),
  route("/blog/:slug", "features/blog/PostPage.tsx", () => import("@/features/blog/PostPage.tsx")),
  route("/admin/login", "features/admin/LoginPage.tsx", () => import("@/features/admin/LoginPage.tsx")),
  route("/admin/blog", "features/admin/PostListPage.tsx", () => import("@/features/admin/PostListPage.tsx")),
  route(
    "/admin/blog/new",
    "features/admin/PostEditorPage.tsx",
    () => import("@/features/admin/PostEditorPage.tsx"),
  ),
  route(
    "/admin/blog/edit/:id",
    "features/admin/PostEditorPage.tsx",
    () => import("@/features/admin/PostEditorPage.tsx"),
  ),
  route(
    "/add-clinic",
    "features/add-clinic/AddClinicPage.tsx",
    () => import("@/features/add-clinic/AddClinicPage.tsx"),
  ),
  route(
    "/how-voting-works",
    "features/voting/HowVotingWorksPage.tsx",
    () => import("@/features/voting/HowVotingWorksPage.tsx"),
  ),
  route(
    "/privacy-policy",
    "features/legal/PrivacyPolicyPage.tsx",
    () => import("@/features/legal/PrivacyPolicyPage.tsx"),
  ),
  route(
    "/accessibility",
    "features/legal/AccessibilityPage.tsx",
    () => import("@/features/legal/AccessibilityPage.tsx"),
  ),
  route(
    "/glossary",
    "features/glossary/GlossaryPage.tsx",
    () => import("@/features/glossary/GlossaryPage.tsx"),
  ),
  country("/regions/czech-republic"),
  city("/regions/czech-republic/prague"),
  city("/regions/czech-republic/brno"),
  city("/regions/czech-republic/other-czech"),
  country("/regions/poland"),
  city("/regions/poland/warsaw"),
  city("/regions/poland/krakow"),
  city("/regions/poland/other-poland"),
  route("*", "app/NotFoundPage.tsx", () => import("./NotFoundPage.tsx")),
];
