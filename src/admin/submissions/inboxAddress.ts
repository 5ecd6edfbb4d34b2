import { MAX_SEARCH_LENGTH } from "@/ui/fold.ts";

export interface InboxView<State extends string> {
  state: State;
  search: string;
  /** Counted from 1. */
  page: number;
}

const LAST_PAGE = 10_000;

/** Reads `?state=…&search=…&page=…`; ignores invalid values. */
export function readInboxView<State extends string>(
  query: string,
  states: readonly [State, ...State[]],
): InboxView<State> {
  const asked = new URLSearchParams(query);
  const page = Number(asked.get("page"));
  return {
    state: states.find((state) => state === asked.get("state")) ?? states[0],
    search: (asked.get("search") ?? "").slice(0, MAX_SEARCH_LENGTH),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

export function inboxQuery<State extends string>(
  { state, search, page }: InboxView<State>,
  states: readonly [State, ...State[]],
): string {
  const query = new URLSearchParams();
  if (state !== states[0]) query.set("state", state);
  if (search.trim() !== "") query.set("search", search);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
