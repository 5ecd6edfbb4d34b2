const MOST_EUROS = 100_000;

/** A price in whole euros as somebody types it, or what is wrong with it; nothing typed is no price. */
export function readPrice(typed: string): { euros: number | null } | { problem: string } {
  const text = typed.trim();
  if (text === "") return { euros: null };
  const euros = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return euros >= 1 && euros <= MOST_EUROS
    ? { euros }
    : { problem: "Enter whole euros from 1 to 100000, without a sign, or leave it empty." };
}
