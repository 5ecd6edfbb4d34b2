/** ISO 4217 codes that the database accepts. */
export const CURRENCIES = [
  ...["EUR", "CZK", "PLN", "GBP", "USD", "CHF", "DKK", "HUF", "NOK", "RON", "SEK", "TRY", "UAH"],
  ...["ALL", "BAM", "BGN", "GEL", "ISK", "MDL", "MKD", "RSD"],
] as const;
