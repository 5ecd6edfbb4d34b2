// Puts what nearly every page needs into the first script instead of many small chunks.
// oxlint-disable import/no-unassigned-import -- nothing here is used, only fetched early
import "@/backend/allPages.ts";
import "@/backend/client.ts";
import "@/directory/clinics/SampleBanner.tsx";
import "@/directory/clinics/SampleMark.tsx";
import "@/directory/clinics/api.ts";
import "@/ui/BackLink.tsx";
import "@/ui/GlossaryLink.tsx";
import "@/ui/LoadError.tsx";
import "@/ui/SearchBox.tsx";
import "@/ui/Skeleton.tsx";
import "@/ui/StaleNote.tsx";
import "@/ui/StructuredData.tsx";
import "@/ui/copyText.ts";
import "@/ui/counted.ts";
import "@/ui/dates.ts";
import "@/ui/focusPageStart.ts";
import "@/ui/fold.ts";
import "@/ui/isolate.ts";
import "@/ui/lazyPart.ts";
import "@/ui/useAddressParams.ts";
import "@/ui/useFailedImages.ts";
import "@/ui/useHydrated.ts";
import "@/ui/useIsMounted.ts";
import "@/ui/useRefreshOnInteraction.ts";
import "@/ui/useShowMore.ts";
