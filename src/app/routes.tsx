import { lazy, type ComponentType } from "react";

export interface AppRoute {
  path: string;
  page: ComponentType;
  /** The page's module, by which the prerendered HTML names the script it needs. */
  source: string;
}

type PageModule = Promise<{ default: ComponentType }>;

function route(path: string, source: string, load: () => PageModule): AppRoute {
  return { path, page: lazy(load), source: `src/${source}` };
}

const notBuiltYet = (path: string) =>
  route(path, "app/NotBuiltYetPage.tsx", () => import("./NotBuiltYetPage.tsx"));

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
  notBuiltYet("/add-clinic"),
  route(
    "/how-voting-works",
    "features/voting/HowVotingWorksPage.tsx",
    () => import("@/features/voting/HowVotingWorksPage.tsx"),
  ),
  notBuiltYet("/privacy-policy"),
  notBuiltYet("/regions/czech-republic"),
  notBuiltYet("/regions/czech-republic/prague"),
  notBuiltYet("/regions/czech-republic/brno"),
  notBuiltYet("/regions/czech-republic/other-czech"),
  notBuiltYet("/regions/poland"),
  notBuiltYet("/regions/poland/warsaw"),
  notBuiltYet("/regions/poland/krakow"),
  notBuiltYet("/regions/poland/other-poland"),
  route("*", "app/NotFoundPage.tsx", () => import("./NotFoundPage.tsx")),
];
