const MOST_EUROS = 100_000;

/** Reads a price in whole euros, or says what is wrong; an empty field is null. */
export function readPrice(typed: string): { euros: number | null } | { problem: string } {
  const text = typed.trim();
  if (text === "") return { euros: null };
  const euros = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return euros >= 1 && euros <= MOST_EUROS
    ? { euros }
    : { problem: "Enter whole euros from 1 to 100000, without a sign, or leave it empty." };
}
