import { useQuery } from "@tanstack/react-query";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { sponsorshipsQuery } from "./api.ts";
import { SponsoredPrice } from "./SponsoredPrice.tsx";
import { Sponsorships } from "./Sponsorships.tsx";

export default function SponsorsPage() {
  return (
    <AdminPage title="Sponsors">
      <p className="-mt-4 mb-8 max-w-prose text-quiet">
        One clinic at a time can have the place at the top of the list and of the searches that find it. It’s
        marked as sponsored and changes no ranking and no vote. Days begin at midnight in Prague; while nobody
        has the place, visitors read ‘Your Clinic Here’. Nobody but admins sees your notes.
      </p>
      <QueryResult result={useQuery(sponsorshipsQuery())} what="sponsored places">
        {(data) => <Sponsorships {...data} />}
      </QueryResult>
      <SponsoredPrice />
    </AdminPage>
  );
}
