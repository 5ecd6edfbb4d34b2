import { lazyChapter } from "./lazyChapter.tsx";

export const LazyFolderClinics = lazyChapter(async () => (await import("./FolderClinics.tsx")).FolderClinics);
export const LazyFolderDates = lazyChapter(async () => (await import("./FolderDates.tsx")).FolderDates);
export const LazyCostsChapter = lazyChapter(
  async () => (await import("@/plan/costs/CostsChapter.tsx")).CostsChapter,
);
export const LazyGeneralQuestions = lazyChapter(
  async () => (await import("./GeneralQuestions.tsx")).GeneralQuestions,
);
export const LazySheet = lazyChapter(async () => (await import("./sheet/LoadedSheet.tsx")).LoadedSheet);
export const LazyVerdicts = lazyChapter(async () => (await import("./Verdicts.tsx")).Verdicts);
export const LazyInShort = lazyChapter(async () => (await import("./InShort.tsx")).InShort);
