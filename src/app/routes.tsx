import { lazy, type ComponentType } from "react";

const HomePage = lazy(() => import("@/features/home/HomePage.tsx"));
const ClinicPage = lazy(() => import("@/features/clinics/ClinicPage.tsx"));
const AddClinicPage = lazy(() => import("@/features/add-clinic/AddClinicPage.tsx"));
const PrivacyPolicyPage = lazy(() => import("@/features/legal/PrivacyPolicyPage.tsx"));
const CountryPage = lazy(() => import("@/features/regions/CountryPage.tsx"));
const CityPage = lazy(() => import("@/features/regions/CityPage.tsx"));
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
  { path: "/add-clinic", page: AddClinicPage },
  { path: "/privacy-policy", page: PrivacyPolicyPage },
  { path: "/regions/czech-republic", page: CountryPage },
  { path: "/regions/czech-republic/prague", page: CityPage },
  { path: "/regions/czech-republic/brno", page: CityPage },
  { path: "/regions/czech-republic/other-czech", page: CityPage },
  { path: "/regions/poland", page: CountryPage },
  { path: "/regions/poland/warsaw", page: CityPage },
  { path: "/regions/poland/krakow", page: CityPage },
  { path: "/regions/poland/other-poland", page: CityPage },
  { path: "*", page: NotFoundPage },
];
