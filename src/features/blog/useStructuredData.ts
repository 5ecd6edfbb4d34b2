import { useEffect } from "react";
import { scriptJson } from "./structuredData.ts";

/**
 * Keeps one JSON-LD script in the head while the page is shown. By hand, since React makes
 * a script that it renders on the client through innerHTML.
 */
export function useStructuredData(data: unknown): void {
  const json = scriptJson(data);
  useEffect(() => {
    const script = document.createElement("script");
    script.type = "application/ld+json";
    script.textContent = json;
    document.head.append(script);
    return () => script.remove();
  }, [json]);
}
