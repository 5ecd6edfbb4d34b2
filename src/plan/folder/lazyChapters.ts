import { lazyChapter } from "./lazyChapter.tsx";

export const KeptClinics = lazyChapter(async () => (await import("./FolderClinics.tsx")).FolderClinics);
export const KeptDates = lazyChapter(async () => (await import("./FolderDates.tsx")).FolderDates);
export const CostsSummary = lazyChapter(
  async () => (await import("@/plan/costs/CostsSummary.tsx")).CostsSummary,
);
export const GeneralQuestions = lazyChapter(
  async () => (await import("./GeneralQuestions.tsx")).GeneralQuestions,
);
export const LoadedSheet = lazyChapter(async () => (await import("./sheet/LoadedSheet.tsx")).LoadedSheet);
