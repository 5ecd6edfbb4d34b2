import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { Changes } from "./Changes.tsx";
import { HistoryFilters } from "./HistoryFilters.tsx";
import { ShortenHistory } from "./ShortenHistory.tsx";
import { filterOf, useHistoryChoice } from "./useHistoryChoice.ts";

export default function HistoryPage() {
  return (
    <AdminPage title="History">
      <History />
    </AdminPage>
  );
}

function History() {
  const [choice, choose] = useHistoryChoice();
  return (
    <>
      <p className="-mt-4 mb-6 max-w-prose text-quiet">
        Everything that people of the desk changed. Nobody can rewrite it or delete any of the last year, but
        what was there before can be put back.
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
