import { createContext, use, useEffect, useMemo } from "react";

/** Where the prerender collects structured data, since it stands in the head and not in the page. */
export const StructuredDataSink = createContext<unknown[] | null>(null);

const STRUCTURED_DATA_ID = "structured-data";

/** Structured data as it can stand in a script element, whatever a title says. */
export function serialiseStructuredData(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/**
 * Describes the page to search engines in schema.org's terms. Written into the head by the
 * prerender and by an effect: a script element that React renders would go through innerHTML.
 */
export function StructuredData({ data }: { data: object }) {
  use(StructuredDataSink)?.push(data);
  const json = useMemo(() => serialiseStructuredData(data), [data]);
  useEffect(() => {
    document.getElementById(STRUCTURED_DATA_ID)?.remove();
    const script = document.createElement("script");
    script.type = "application/ld+json";
    script.id = STRUCTURED_DATA_ID;
    script.textContent = json;
    document.head.append(script);
    return () => script.remove();
  }, [json]);
  return null;
}
