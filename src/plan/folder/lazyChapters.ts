import { lazyChapter } from "./lazyChapter.tsx";

export const LazyFolderClinics = lazyChapter(async () => (await import("./FolderClinics.tsx")).FolderClinics);
export const LazyFolderDates = lazyChapter(async () => (await import("./FolderDates.tsx")).FolderDates);
export const LazyCostsSummary = lazyChapter(
  async () => (await import("@/plan/costs/CostsSummary.tsx")).CostsSummary,
);
export const LazyGeneralQuestions = lazyChapter(
  async () => (await import("./GeneralQuestions.tsx")).GeneralQuestions,
);
export const LazySheet = lazyChapter(async () => (await import("./sheet/LoadedSheet.tsx")).LoadedSheet);
