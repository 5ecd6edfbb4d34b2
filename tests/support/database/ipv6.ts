import { randomInt } from "node:crypto";

const hex = (number: number) => number.toString(16);

/** A /32, as a provider gets for all its customers. */
export const someProvider = () => `2a${hex(randomInt(16, 256))}:${hex(randomInt(1, 65_536))}`;

/** One of a provider's 65,536 /48s; 16 consecutive ones make a /44, 256 a /40. */
export const siteOf = (provider: string, number: number) => `${provider}:${hex(number)}`;

export const someSite = () => siteOf(someProvider(), randomInt(65_536));

/** An address in one of a site's /64s; 256 consecutive ones make a /56. */
export const inSite = (site: string, network: number) =>
  `${site}:${hex(network)}::${hex(1 + randomInt(65_000))}`;
