import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { Changes } from "./Changes.tsx";
import { HistoryFilters } from "./HistoryFilters.tsx";
import { ShortenHistory } from "./ShortenHistory.tsx";
import { filterOf, useHistoryFilters } from "./useHistoryFilters.ts";

export default function HistoryPage() {
  return (
    <AdminPage title="History">
      <History />
    </AdminPage>
  );
}

function History() {
  const [choice, choose] = useHistoryFilters();
  return (
    <>
      <p className="-mt-4 mb-6 max-w-prose text-quiet">
        Every change that admins made. Nobody can rewrite it or delete the last year, but you can put back
        what was there before.
      </p>
      <HistoryFilters choice={choice} onChoose={choose} />
      <Changes
        key={JSON.stringify(choice)}
        filter={filterOf(choice)}
        onShowAll={() => choose({ clinic: "", person: "", kind: "" })}
      />
      <ShortenHistory />
    </>
  );
}
