import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { NoResultsDrawing } from "@/ui/drawings/NoResultsDrawing.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { SearchBox } from "@/ui/SearchBox.tsx";
import { inboxQuery, type InboxView } from "./inboxAddress.ts";
import { Pagination } from "./Pagination.tsx";
import { PAGE_SIZE, type InboxPage } from "./submissionPages.ts";
import { StateTabs } from "./StateTabs.tsx";
import { useDebouncedSearch } from "./useDebouncedSearch.ts";

interface InboxProps<State extends string> {
  path: string;
  states: readonly [State, ...State[]];
  view: InboxView<State>;
  names: Record<State, string>;
  things: string;
  searchLabel: string;
  answer: UseQueryResult<InboxPage>;
  children: ReactNode;
}

export function Inbox<State extends string>(props: InboxProps<State>) {
  const { path, states, view, names, things, searchLabel, answer, children } = props;
  const { data: known, isPlaceholderData } = answer;
  const navigate = useNavigate();
  const place = (change: Partial<InboxView<State>>) => path + inboxQuery({ ...view, ...change }, states);
  const [term, setTerm] = useDebouncedSearch(view.search, (search) => {
    void navigate(place({ search, page: 1 }), { replace: true });
  });
  const pages = Math.max(1, Math.ceil((known?.counts[view.state] ?? 0) / PAGE_SIZE));
  // Whoever decides on the last one of the last page comes back to a page that is gone.
  if (known && !isPlaceholderData && view.page > pages)
    return <Navigate replace to={place({ page: pages })} />;
  return (
    <>
      <div className="mb-6 grid gap-4">
        <StateTabs
          tabs={states.map((state) => ({
            name: names[state],
            count: known && (known.counts[state] ?? 0),
            to: place({ state, page: 1 }),
            isCurrent: state === view.state,
          }))}
        />
        <SearchBox label={searchLabel} placeholder={`Search ${things}`} term={term} onTermChange={setTerm} />
      </div>
      <QueryResult result={answer} what={`the ${things}`}>
        {(data) => (
          <div className="relative">
            {/* Above the rows, which don't fade: paler text would be hard to read. */}
            <p
              role="status"
              className={isPlaceholderData ? "late absolute -top-6 text-sm text-quiet" : "sr-only"}
            >
              {isPlaceholderData
                ? `Loading ${things}...`
                : `${data.counts[view.state] ?? 0} ${things}: ${names[view.state]}`}
            </p>
            <div aria-busy={isPlaceholderData} className="aria-busy:cursor-progress">
              {data.rows.length === 0 && <Empty things={things} view={view} name={names[view.state]} />}
              <ul className="grid gap-4">{children}</ul>
              <Pagination page={view.page} pages={pages} to={(page) => place({ page })} />
            </div>
          </div>
        )}
      </QueryResult>
    </>
  );
}

interface EmptyProps<State extends string> {
  things: string;
  view: InboxView<State>;
  name: string;
}

function Empty<State extends string>({ things, view, name }: EmptyProps<State>) {
  if (view.search.trim() === "" && view.state === "bin") {
    return (
      <Notice
        drawing={<NoResultsDrawing />}
        title="The bin is empty"
        text={`The ${things} you delete stay here for a week. Until then you can put them back.`}
      />
    );
  }
  if (view.search.trim() === "" && view.state === "new") {
    return (
      <Notice drawing={<NoResultsDrawing />} title="Nothing new" text="What visitors send appears here." />
    );
  }
  if (view.search.trim() === "") {
    return (
      <Notice
        drawing={<NoResultsDrawing />}
        title={`No ${things} here`}
        text={`Nothing is ‘${name.toLowerCase()}’ at the moment.`}
      />
    );
  }
  return (
    <Notice
      drawing={<NoResultsDrawing />}
      title={`No ${things} found`}
      text={`Nothing in ‘${name}’ has all these words. The numbers above count what matches elsewhere.`}
    />
  );
}
