export interface DiffParts {
  start: string;
  middle: string;
  end: string;
}

const AROUND = 16;

export function textDifference(before: string, after: string): { before: DiffParts; after: DiffParts } {
  const [was, is] = [splitWords(before), splitWords(after)];
  const most = Math.min(was.length, is.length);
  let start = 0;
  while (start < most && was[start] === is[start]) start++;
  let end = 0;
  while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end++;
  return { before: partsOf(was, start, end), after: partsOf(is, start, end) };
}

function splitWords(text: string): string[] {
  return text.split(/(\s+)/);
}

function partsOf(words: string[], start: number, end: number): DiffParts {
  const from = Math.max(0, start - AROUND);
  const until = Math.min(words.length, words.length - end + AROUND);
  return {
    start: (from > 0 ? "…" : "") + words.slice(from, start).join(""),
    middle: words.slice(start, words.length - end).join(""),
    end: words.slice(words.length - end, until).join("") + (until < words.length ? "…" : ""),
  };
}
