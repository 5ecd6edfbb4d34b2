import { ExternalLink } from "./ExternalLink.tsx";

export interface Source {
  name: string;
  url: string;
}

export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <p className="text-sm text-quiet">
      <span>{sources.length === 1 ? "Source: " : "Sources: "}</span>
      {sources.map(({ name, url }, index) => (
        <span key={url}>
          {index > 0 && <span>{"; "}</span>}
          <ExternalLink href={url} className="underline underline-offset-2 hover:text-accent">
            {name}
          </ExternalLink>
        </span>
      ))}
    </p>
  );
}
