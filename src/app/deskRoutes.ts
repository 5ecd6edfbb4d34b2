import { lazy, type ComponentType } from "react";
import { loadPart } from "@/ui/loadPart.ts";

type PageModule = Promise<{ default: ComponentType }>;

function route(path: string, load: () => PageModule) {
  return { path, page: lazy(() => loadPart(load, "Loading page...")) };
}

/** Every path of the desk, behind the login. */
export const deskRoutes = [
  route("/admin", () => import("@/features/admin/desk/OverviewPage.tsx")),
  route("/admin/clinics", () => import("@/features/admin/clinics/ClinicListPage.tsx")),
  route("/admin/clinics/new", () => import("@/features/admin/clinics/ClinicEditorPage.tsx")),
  route("/admin/clinics/:id", () => import("@/features/admin/clinics/ClinicEditorPage.tsx")),
  route("/admin/clinics/:id/facts", () => import("@/features/admin/facts/FactsPage.tsx")),
  route("/admin/clinics/:id/facts/new/:kind", () => import("@/features/admin/facts/FactEditorPage.tsx")),
  route("/admin/clinics/:id/facts/:kind/:fact", () => import("@/features/admin/facts/FactEditorPage.tsx")),
  route("/admin/clinics/:id/preview", () => import("@/features/admin/clinics/ClinicPreviewPage.tsx")),
  route("/admin/national", () => import("@/features/admin/facts/national/NationalFiguresPage.tsx")),
  route(
    "/admin/national/:country/new",
    () => import("@/features/admin/facts/national/NationalFigurePage.tsx"),
  ),
  route(
    "/admin/national/:country/:fact",
    () => import("@/features/admin/facts/national/NationalFigurePage.tsx"),
  ),
  route("/admin/rules", () => import("@/features/admin/rules/RulesDuePage.tsx")),
  route("/admin/submissions", () => import("@/features/admin/submissions/SubmissionsPage.tsx")),
  route("/admin/submissions/:id", () => import("@/features/admin/submissions/SubmissionPage.tsx")),
  route("/admin/reports", () => import("@/features/admin/submissions/ReportsPage.tsx")),
  route("/admin/reports/:id", () => import("@/features/admin/submissions/ReportPage.tsx")),
  route("/admin/votes", () => import("@/features/admin/votes/VotesPage.tsx")),
  route("/admin/blog", () => import("@/features/admin/blog/PostListPage.tsx")),
  route("/admin/blog/new", () => import("@/features/admin/blog/PostEditorPage.tsx")),
  route("/admin/blog/categories", () => import("@/features/admin/blog/categories/CategoriesPage.tsx")),
  route("/admin/blog/edit/:id", () => import("@/features/admin/blog/PostEditorPage.tsx")),
  route("/admin/sponsors", () => import("@/features/admin/sponsors/SponsorsPage.tsx")),
  route("/admin/people", () => import("@/features/admin/people/PeoplePage.tsx")),
  route("/admin/history", () => import("@/features/admin/history/HistoryPage.tsx")),
  route("/admin/import", () => import("@/features/admin/transfer/ImportPage.tsx")),
];
