import type { Checked } from "@/admin/fields/rules.ts";
import { checkText } from "@/contributing/forms/plainText.ts";
import { readThousands } from "@/ui/decimal.ts";

const MOST_EUROS = 1_000_000;

export function readPriceList(typed: string): Checked<Record<string, number> | null> {
  if (typed.length > 50_000) return { problem: "This is too long." };
  const prices: Record<string, number> = {};
  for (const line of typed.split("\n").filter((text) => text.trim() !== "")) {
    const at = line.lastIndexOf(":");
    const { text: treatment, problem } = checkText(line.slice(0, at), 120);
    if (problem !== null) return { problem };
    if (at === -1 || treatment === "") return { problem: "Write each line as IVF with ICSI: 2900" };
    if (Object.hasOwn(prices, treatment)) return { problem: `“${treatment}” is there twice.` };
    const euros = readThousands(line.slice(at + 1), {
      value: MOST_EUROS,
      problem: "At most 1,000,000 euros.",
    });
    if ("problem" in euros) return { problem: `${treatment}: ${euros.problem}` };
    prices[treatment] = euros.value;
  }
  return { value: Object.keys(prices).length === 0 ? null : prices };
}
