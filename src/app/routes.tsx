import { lazy, type ComponentType } from "react";

const HomePage = lazy(() => import("@/features/home/HomePage.tsx"));
const ClinicPage = lazy(() => import("@/features/clinics/ClinicPage.tsx"));
const BlogPage = lazy(() => import("@/features/blog/BlogPage.tsx"));
const PostPage = lazy(() => import("@/features/blog/PostPage.tsx"));
const LoginPage = lazy(() => import("@/features/admin/LoginPage.tsx"));
const PostListPage = lazy(() => import("@/features/admin/PostListPage.tsx"));
const PostEditorPage = lazy(() => import("@/features/admin/PostEditorPage.tsx"));
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
  { path: "/blog", page: BlogPage },
  { path: "/blog/:slug", page: PostPage },
  { path: "/admin/login", page: LoginPage },
  { path: "/admin/blog", page: PostListPage },
  { path: "/admin/blog/new", page: PostEditorPage },
  { path: "/admin/blog/edit/:id", page: PostEditorPage },
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
