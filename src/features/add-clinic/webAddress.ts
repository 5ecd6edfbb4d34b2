/** What the database takes for a web address; see `private.is_web_url`. */
const STORABLE = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?([/?#][!#-;=?-~]*)?$/i;
const LONGEST = 2048;

/** Never part of a typed address, though browsers would quietly repair or hide them. */
const SUSPICIOUS = /[\s\\<>"\p{Cc}\p{Cf}\p{Cs}]/u;

type CheckedAddress = { href: string } | { problem: string };

/**
 * An international address as browsers know it and as it is stored; null for others.
 */
export function punycodeOf(typed: string): string | null {
  const checked = checkWebAddress(typed);
  return "href" in checked && checked.href.includes("xn--") && !typed.includes("xn--") ? checked.href : null;
}

/**
 * A web address as browsers write it: international hosts in Punycode (`xn--…`), the rest
 * percent-encoded. Only plain http and https, with no user or password in it.
 */
export function checkWebAddress(typed: string): CheckedAddress {
  if (typed.length > LONGEST * 2) return { problem: "This address is too long." };
  const address = typed.trim();
  if (address === "") return { problem: "Please enter the clinic's website." };
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) {
    return { problem: "Please enter the whole address, starting with https:// or http://." };
  }
  const url = new URL(address);
  if (url.username !== "" || url.password !== "") {
    return { problem: "Please leave out the user name and password." };
  }
  if (url.href.length > LONGEST) return { problem: "This address is too long." };
  if (SUSPICIOUS.test(address) || !STORABLE.test(url.href)) {
    return { problem: "This is not a web address. Please copy it from your browser." };
  }
  return { href: url.href };
}
