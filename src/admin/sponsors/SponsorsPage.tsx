import { useQuery } from "@tanstack/react-query";
import { failureOf } from "@/backend/errors.ts";
import { Card } from "@/ui/Card.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { sponsorshipsQuery } from "./api.ts";
import { SponsoredPrice } from "./SponsoredPrice.tsx";
import { Sponsorships } from "./Sponsorships.tsx";

const NOT_LOADED = { title: "The sponsored places could not be loaded" };

export default function SponsorsPage() {
  return (
    <AdminPage title="Sponsors">
      <p className="-mt-4 mb-8 max-w-prose text-quiet">
        One clinic at a time can have the place at the top of the list and of the searches that find it. It’s
        marked as sponsored and changes no ranking and no vote. Days begin at midnight in Prague; while nobody
        has the place, visitors read ‘Your Clinic Here’. Nobody but admins sees your notes.
      </p>
      <LoadedSponsorships />
      <SponsoredPrice />
    </AdminPage>
  );
}

function LoadedSponsorships() {
  const { data, error, refetch } = useQuery(sponsorshipsQuery());
  if (!data && error) {
    return <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading />;
  return (
    <>
      {error && <StaleNote onRetry={refetch} />}
      <Sponsorships {...data} />
    </>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading sponsored places...
      </p>
      <Skeleton className="grid gap-4">
        {["a", "b"].map((row) => (
          <Card key={row} className="grid gap-2 p-5">
            <SkeletonBlock className="h-7 w-3/5 rounded" />
            <SkeletonBlock className="h-5 w-2/5 rounded" />
          </Card>
        ))}
      </Skeleton>
    </>
  );
}
