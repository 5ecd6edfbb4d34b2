import { readValue } from "@/storage/storage.ts";

export const YOUNGEST = 18;
export const OLDEST = 70;

/** In whole years; a message for the visitor, or null for an empty field. */
export function readAge(text: string): { age: number } | { problem: string } | null {
  const typed = text.trim();
  if (typed === "") return null;
  const age = Number(typed);
  if (!/^\d{1,3}$/.test(typed)) return { problem: "Enter your age in whole years, such as 38." };
  if (age < YOUNGEST || age > OLDEST) return { problem: `Enter an age between ${YOUNGEST} and ${OLDEST}.` };
  return { age };
}

export function storedAge(): number | null {
  const kept = readValue("plan-answers");
  const age = typeof kept === "object" && kept !== null && "age" in kept ? kept.age : "";
  const read = typeof age === "string" ? readAge(age) : null;
  return read && "age" in read ? read.age : null;
}
