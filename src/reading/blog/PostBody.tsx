import { useMemo } from "react";
import { sanitizeHtml } from "./sanitize.ts";

export function PostBody({ html }: { html: string }) {
  const safe = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  return <div dir="auto" className="article" dangerouslySetInnerHTML={safe} />;
}
