import { SampleMark } from "./SampleMark.tsx";

export interface CardMatch {
  /** Such as `Speaks German`, or `Doesn't say whether it speaks German`. */
  text: string;
  asked: readonly string[];
  offer: "yes" | "sample" | "unknown";
  isSourced?: boolean;
}

export function CardMatches({ matches }: { matches: CardMatch[] }) {
  return (
    <ul aria-label="What you asked for" className="mt-3 grid gap-1 text-sm">
      {matches.map(({ text, offer, isSourced }) => (
        <li key={text} className={offer === "yes" ? "font-medium" : "text-quiet"}>
          <span aria-hidden>{offer === "yes" ? "✓ " : "? "}</span>
          <span>{`${text} `}</span>
          {offer === "sample" && <SampleMark />}
          {isSourced && <span className="text-xs font-normal text-quiet">{SOURCED}</span>}
        </li>
      ))}
    </ul>
  );
}

const SOURCED = "with a source";
