import { splitByMatch } from "./splitByMatch.ts";

export function HighlightedText({
  text,
  isMatch: isMatchOf,
}: {
  text: string;
  isMatch: (word: string) => boolean;
}) {
  return splitByMatch(text, isMatchOf).map(({ text: piece, isMatch }, index) =>
    isMatch ? (
      // oxlint-disable-next-line react/no-array-index-key -- a text has the same pieces in the same places
      <mark key={index} className="rounded-xs bg-accent-soft text-inherit">
        {piece}
      </mark>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the same
      <span key={index}>{piece}</span>
    ),
  );
}
