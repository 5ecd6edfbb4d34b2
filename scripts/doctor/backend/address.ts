import { randomInt } from "node:crypto";
import { jsonIn, memberOf } from "../ask.ts";
import type { Report } from "../report.ts";
import { askBackend, type Backend } from "./backend.ts";

/** RFC 5737 */
export function madeUpAddress(): string {
  return `203.0.113.${randomInt(1, 255)}`;
}

export function claiming(address: string, ...others: string[]): Record<string, string> {
  const names = ["cf-connecting-ip", "true-client-ip", "x-real-ip", "x-forwarded-for", ...others];
  return Object.fromEntries(names.map((name) => [name, address]));
}

export async function lookAtAddress(backend: Backend, report: Report): Promise<void> {
  const address = madeUpAddress();
  const answer = await askBackend(backend, "/functions/v1/client-ip", { headers: claiming(address) });
  // A gateway may refuse such headers; a missing function is said elsewhere.
  if (answer.status !== 200) return;
  const { ip } = { ip: memberOf(jsonIn(answer), "ip") };
  if (ip === address) {
    report.must(
      "address-forgeable",
      "The edge functions believe the address that a caller writes into a header, so one machine can guess passwords as if it were thousands.",
      "Let the gateway in front of the project overwrite cf-connecting-ip and append to x-forwarded-for.",
    );
  } else if (ip === null) {
    report.must(
      "address-unknown",
      "The project doesn’t learn its visitors’ addresses, so all of them share one visitor’s quota.",
      "Let the gateway in front of the project set cf-connecting-ip, or append to x-forwarded-for.",
    );
  }
}
