import { isStorableUrl, LONGEST_ADDRESS, parseUrl } from "@/backend/urls.ts";

/** Browsers would silently repair or hide these. */
const SUSPICIOUS = /[\s\\<>"\p{Cc}\p{Cf}\p{Cs}]/u;

/** A host with a top-level domain, without a scheme. */
const WITHOUT_SCHEME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*\.\p{L}[\p{L}\p{M}\p{N}-]+(:\d{1,5})?([/?#].*)?$/su;

type CheckedAddress = { href: string } | { problem: string };

/** Adds `https://` where only that is missing: `clinic.cz`, `www.clinic.cz/en`. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  return WITHOUT_SCHEME.test(address) ? `https://${address}` : typed;
}

export function punycodeOf(typed: string): string | null {
  const checked = checkWebAddress(typed, "");
  return "href" in checked && checked.href.includes("xn--") && !typed.includes("xn--") ? checked.href : null;
}

/** As browsers write it: host in punycode, rest percent-encoded. Only http and https, no credentials. */
export function checkWebAddress(typed: string, missing: string): CheckedAddress {
  if (typed.length > LONGEST_ADDRESS * 2) return { problem: "This address is too long." };
  const address = completeAddress(typed).trim();
  if (address === "") return { problem: missing };
  const url = /^https?:\/\/[^/]/i.test(address) ? parseUrl(address) : null;
  if (url === null) {
    return { problem: "Please enter the whole address, starting with https:// or http://." };
  }
  if (url.username !== "" || url.password !== "") {
    return { problem: "Please leave out the user name and password." };
  }
  if (url.href.length > LONGEST_ADDRESS) return { problem: "This address is too long." };
  if (SUSPICIOUS.test(address) || !isStorableUrl(url.href)) {
    return { problem: "This is not a web address. Please copy it from your browser." };
  }
  return { href: url.href };
}
