import { randomUUID } from "node:crypto";
import { jsonIn } from "../ask.ts";
import { claiming, madeUpAddress } from "../backend/address.ts";
import { askBackend, codeOf, type Backend } from "../backend/backend.ts";
import type { Report } from "../report.ts";
import type { Reader } from "./reader.ts";

const PART = "whether votes trust a made-up address";

/** Asks for a human check with a made-up address; the database's note goes within two hours. */
export async function lookAtTrustedAddress(sql: Reader, backend: Backend, report: Report): Promise<void> {
  const [settings] = await sql<{ address_header: string | null; own_proxy_hops: number }[]>`
    select address_header, own_proxy_hops from private.settings`;
  const clinics = jsonIn(await askBackend(backend, "/rest/v1/clinics?select=id&limit=1"));
  const clinic = Array.isArray(clinics) ? (clinics[0] as { id?: string } | undefined)?.id : undefined;
  if (!settings || clinic === undefined) return report.couldNot(PART, "There is no clinic to vote for.");
  const address = madeUpAddress();
  const since = await notedNow(sql, address);
  const unknownSince = await notedNow(sql, null);
  const answer = await askBackend(backend, "/rest/v1/rpc/create_human_check", {
    headers: claiming(address, ...(settings.address_header === null ? [] : [settings.address_header])),
    body: { p_clinic_id: clinic, p_session_id: randomUUID() },
  });
  // A gateway that refuses such a request protects votes too.
  if (answer.status === 403 && typeof codeOf(answer) !== "string") return;
  if (answer.status !== 200) {
    return report.couldNot(PART, `A human check is answered with status ${answer.status}.`);
  }
  const trusted =
    settings.address_header === null
      ? `x-forwarded-for less ${settings.own_proxy_hops} proxies`
      : `${settings.address_header}, or else x-forwarded-for less ${settings.own_proxy_hops} proxies`;
  if ((await notedNow(sql, address)) > since) {
    report.must(
      "voters-address-forgeable",
      `Votes count by ${trusted}, which a caller can write, so one machine can vote as thousands.`,
      "Set address_header and own_proxy_hops in private.settings to what your own proxy overwrites: docs/deploying.md, ‘The visitor’s address’.",
    );
  } else if ((await notedNow(sql, null)) > unknownSince) {
    report.must(
      "voters-address-unknown",
      `Votes count by ${trusted}, which no request has, so all visitors share one quota and most are refused.`,
      "Set address_header in private.settings to the header in which your gateway says the visitor’s address.",
    );
  }
}

/** Null stands for those whose address is unknown. */
async function notedNow(sql: Reader, address: string | null): Promise<number> {
  const [row] = await sql<{ given: number }[]>`
    select coalesce(sum(given), 0)::int as given from private.human_checks_given
    where address_hash = case when ${address}::text is null then private.keyed_hash('no address')
      else private.hash_address(${address}) end`;
  return row?.given ?? 0;
}
