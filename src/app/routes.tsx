import { lazy, type ComponentType } from "react";

const HomePage = lazy(() => import("@/features/home/HomePage.tsx"));
const ClinicPage = lazy(() => import("@/features/clinics/ClinicPage.tsx"));
const HowVotingWorksPage = lazy(() => import("@/features/voting/HowVotingWorksPage.tsx"));
const NotBuiltYetPage = lazy(() => import("./NotBuiltYetPage.tsx"));
const NotFoundPage = lazy(() => import("./NotFoundPage.tsx"));

export interface AppRoute {
  path: string;
  page: ComponentType;
}

/** Every path of the product. */
export const routes: AppRoute[] = [
  { path: "/", page: HomePage },
  { path: "/clinic/:id", page: ClinicPage },
  { path: "/ivf-calculator", page: NotBuiltYetPage },
  { path: "/references", page: NotBuiltYetPage },
  { path: "/sperm-analysis", page: NotBuiltYetPage },
  { path: "/blog", page: NotBuiltYetPage },
  { path: "/blog/:slug", page: NotBuiltYetPage },
  { path: "/admin/login", page: NotBuiltYetPage },
  { path: "/admin/blog", page: NotBuiltYetPage },
  { path: "/admin/blog/new", page: NotBuiltYetPage },
  { path: "/admin/blog/edit/:id", page: NotBuiltYetPage },
  { path: "/add-clinic", page: NotBuiltYetPage },
  { path: "/how-voting-works", page: HowVotingWorksPage },
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
