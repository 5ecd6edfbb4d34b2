import { lazy, type ComponentType } from "react";
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

const country = (path: string) => route(path, () => import("@/features/regions/CountryPage.tsx"));

const city = (path: string) => route(path, () => import("@/features/regions/CityPage.tsx"));

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
  route("/about", () => import("@/features/home/AboutPage.tsx")),
  route("/how-voting-works", () => import("@/features/voting/HowVotingWorksPage.tsx")),
  route("/privacy-policy", () => import("@/features/legal/PrivacyPolicyPage.tsx")),
  route("/accessibility", () => import("@/features/legal/AccessibilityPage.tsx")),
  route("/glossary", () => import("@/features/glossary/GlossaryPage.tsx")),
  country("/regions/czech-republic"),
  city("/regions/czech-republic/prague"),
  city("/regions/czech-republic/brno"),
  city("/regions/czech-republic/other-czech"),
  country("/regions/poland"),
  city("/regions/poland/warsaw"),
  city("/regions/poland/krakow"),
  city("/regions/poland/other-poland"),
  route("*", () => import("./NotFoundPage.tsx")),
];
