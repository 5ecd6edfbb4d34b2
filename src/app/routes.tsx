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
  notBuiltYet("/blog"),
  notBuiltYet("/blog/:slug"),
  notBuiltYet("/admin/login"),
  notBuiltYet("/admin/blog"),
  notBuiltYet("/admin/blog/new"),
  notBuiltYet("/admin/blog/edit/:id"),
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
