import { ExternalLink } from "@/ui/ExternalLink.tsx";
import type { Statement } from "./countries/region.ts";

/** What we state, each with where it can be read. */
export function Statements({ statements }: { statements: Statement[] }) {
  return (
    <div className="grid content-start gap-3">
      {statements.map(({ text, sources = [] }) => (
        <div key={text}>
          <p>{text}</p>
          {sources.length > 0 && (
            <p className="text-sm text-quiet">
              {sources.length === 1 ? "Source: " : "Sources: "}
              {sources.map(({ name, url }, index) => (
                <span key={url}>
                  {index > 0 && "; "}
                  <ExternalLink href={url} className="underline underline-offset-2 hover:text-accent">
                    {name}
                  </ExternalLink>
                </span>
              ))}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
