import { wordsOf } from "./forgiving.ts";

export interface Piece {
  text: string;
  isMatch: boolean;
}

export function splitByMatch(text: string, isMatchOf: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    if (part === "") continue;
    const isMatch = wordsOf(part).some(isMatchOf);
    const last = pieces.at(-1);
    if (last && last.isMatch === isMatch) last.text += part;
    else pieces.push({ text: part, isMatch });
  }
  return pieces;
}
