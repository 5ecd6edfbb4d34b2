import { lazy, type ComponentType } from "react";
import { importChunk } from "@/ui/importChunk.ts";

type PageModule = Promise<{ default: ComponentType }>;

function route(path: string, load: () => PageModule) {
  return { path, page: lazy(() => importChunk(load, "Loading page...")) };
}

export const adminRoutes = [
  route("/admin", () => import("@/admin/overview/OverviewPage.tsx")),
  route("/admin/clinics", () => import("@/admin/clinics/ClinicListPage.tsx")),
  route("/admin/clinics/new", () => import("@/admin/clinics/ClinicEditorPage.tsx")),
  route("/admin/clinics/:id", () => import("@/admin/clinics/ClinicEditorPage.tsx")),
  route("/admin/clinics/:id/facts", () => import("@/admin/facts/FactsPage.tsx")),
  route("/admin/clinics/:id/facts/new/:kind", () => import("@/admin/facts/FactEditorPage.tsx")),
  route("/admin/clinics/:id/facts/:kind/:fact", () => import("@/admin/facts/FactEditorPage.tsx")),
  route("/admin/clinics/:id/preview", () => import("@/admin/clinics/ClinicPreviewPage.tsx")),
  route("/admin/national", () => import("@/admin/facts/national/NationalFiguresPage.tsx")),
  route("/admin/national/:country/new", () => import("@/admin/facts/national/NationalFigurePage.tsx")),
  route("/admin/national/:country/:fact", () => import("@/admin/facts/national/NationalFigurePage.tsx")),
  route("/admin/rules", () => import("@/admin/rules/LawPage.tsx")),
  route("/admin/rules/:country", () => import("@/admin/rules/CountryLawPage.tsx")),
  route("/admin/rules/:country/:question", () => import("@/admin/rules/RuleEditorPage.tsx")),
  route("/admin/rules/:country/condition/:condition", () => import("@/admin/rules/RuleEditorPage.tsx")),
  route("/admin/submissions", () => import("@/admin/submissions/SubmissionsPage.tsx")),
  route("/admin/submissions/:id", () => import("@/admin/submissions/SubmissionPage.tsx")),
  route("/admin/reports", () => import("@/admin/submissions/ReportsPage.tsx")),
  route("/admin/reports/:id", () => import("@/admin/submissions/ReportPage.tsx")),
  route("/admin/votes", () => import("@/admin/votes/VotesPage.tsx")),
  route("/admin/blog", () => import("@/admin/blog/PostListPage.tsx")),
  route("/admin/blog/new", () => import("@/admin/blog/PostEditorPage.tsx")),
  route("/admin/blog/categories", () => import("@/admin/blog/categories/CategoriesPage.tsx")),
  route("/admin/blog/edit/:id", () => import("@/admin/blog/PostEditorPage.tsx")),
  route("/admin/sponsors", () => import("@/admin/sponsors/SponsorsPage.tsx")),
  route("/admin/speed", () => import("@/admin/speed/SpeedPage.tsx")),
  route("/admin/people", () => import("@/admin/people/PeoplePage.tsx")),
  route("/admin/history", () => import("@/admin/history/HistoryPage.tsx")),
  route("/admin/import", () => import("@/admin/import-export/ImportPage.tsx")),
];
