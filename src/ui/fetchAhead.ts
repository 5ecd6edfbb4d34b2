/** Once a page is quiet: whoever will need a script soon gives its import to `detail`. */
export type FetchAhead = CustomEvent<(load: () => Promise<unknown>) => Promise<void>>;

declare global {
  interface WindowEventMap {
    fetchahead: FetchAhead;
  }
}
