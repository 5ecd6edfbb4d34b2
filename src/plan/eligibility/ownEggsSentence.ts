import type { Answers } from "@/law/answers.ts";

/** Null below 43, with a donor's eggs, and for embryos that exist, whose eggs were younger. */
export function ownEggsSentence({
  age,
  eggs,
  embryos,
}: Pick<Answers, "age" | "eggs" | "embryos">): string | null {
  if (age < 43 || eggs !== "own" || embryos !== "none") return null;
  return age < 45
    ? "Births from a woman’s own eggs are rare at 43 and 44, and few clinics publish any."
    : "Births from a woman’s own eggs are very rare from 45 on, and hardly any clinic publishes one.";
}
