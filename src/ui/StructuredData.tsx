import { createContext, use, useEffect, useMemo } from "react";

/** Collects structured data for the prerenderer, which writes it behind the page. */
export const StructuredDataSink = createContext<unknown[] | null>(null);

const STRUCTURED_DATA_ID = "structured-data";

export function serialiseStructuredData(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** Written by the prerenderer and an effect: a script element from React would go through innerHTML. */
export function StructuredData({ data }: { data: object }) {
  use(StructuredDataSink)?.push(data);
  const json = useMemo(() => serialiseStructuredData(data), [data]);
  useEffect(() => {
    removeStructuredData();
    const script = document.createElement("script");
    script.type = "application/ld+json";
    script.id = STRUCTURED_DATA_ID;
    script.textContent = json;
    document.head.append(script);
    return () => script.remove();
  }, [json]);
  return null;
}

export function removeStructuredData(): void {
  document.getElementById(STRUCTURED_DATA_ID)?.remove();
}
