import { lazy, type ComponentType } from "react";

const HomePage = lazy(() => import("@/features/home/HomePage.tsx"));
const DueDatePage = lazy(() => import("@/features/due-date/DueDatePage.tsx"));
const ReferencesPage = lazy(() => import("@/features/due-date/ReferencesPage.tsx"));
const SemenAnalysisPage = lazy(() => import("@/features/semen-analysis/SemenAnalysisPage.tsx"));
const NotBuiltYetPage = lazy(() => import("./NotBuiltYetPage.tsx"));
const NotFoundPage = lazy(() => import("./NotFoundPage.tsx"));

export interface AppRoute {
  path: string;
  page: ComponentType;
}

/** Every path of the product. */
export const routes: AppRoute[] = [
  { path: "/", page: HomePage },
  { path: "/clinic/:id", page: NotBuiltYetPage },
  { path: "/ivf-calculator", page: DueDatePage },
  { path: "/references", page: ReferencesPage },
  { path: "/sperm-analysis", page: SemenAnalysisPage },
  { path: "/blog", page: NotBuiltYetPage },
  { path: "/blog/:slug", page: NotBuiltYetPage },
  { path: "/admin/login", page: NotBuiltYetPage },
  { path: "/admin/blog", page: NotBuiltYetPage },
  { path: "/admin/blog/new", page: NotBuiltYetPage },
  { path: "/admin/blog/edit/:id", page: NotBuiltYetPage },
  { path: "/add-clinic", page: NotBuiltYetPage },
  { path: "/privacy-policy", page: NotBuiltYetPage },
  { path: "/regions/czech-republic", page: NotBuiltYetPage },
  { path: "/regions/czech-republic/prague", page: NotBuiltYetPage },
  { path: "/regions/czech-republic/brno", page: NotBuiltYetPage },
  { path: "/regions/czech-republic/other-czech", page: NotBuiltYetPage },
  { path: "/regions/poland", page: NotBuiltYetPage },
  { path: "/regions/poland/warsaw", page: NotBuiltYetPage },
  { path: "/regions/poland/krakow", page: NotBuiltYetPage },
  { path: "/regions/poland/other-poland", page: NotBuiltYetPage },
  { path: "*", page: NotFoundPage },
];
