// What nearly every page needs comes with the first script, not in crumbs that each cost a
// slow phone a request: what is imported here is in it (see the groups in vite.config.ts).
// oxlint-disable import/no-unassigned-import -- nothing here is used, only fetched early
import "@/backend/allPages.ts";
import "@/backend/client.ts";
import "@/ui/BackLink.tsx";
import "@/ui/EmailLink.tsx";
import "@/ui/GlossaryLink.tsx";
import "@/ui/copyText.ts";
import "@/ui/counted.ts";
import "@/ui/dates.ts";
import "@/ui/focusPageStart.ts";
import "@/ui/isolate.ts";
import "@/ui/LoadError.tsx";
import "@/ui/Skeleton.tsx";
import "@/ui/Sources.tsx";
import "@/ui/StaleNote.tsx";
import "@/ui/StructuredData.tsx";
import "@/ui/useFailedImages.ts";
import "@/ui/useHydrated.ts";
import "@/ui/useIsShown.ts";
