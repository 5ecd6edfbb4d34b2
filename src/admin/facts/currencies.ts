/** The currencies of price lists that the database takes, by their ISO 4217 code. */
export const CURRENCIES = [
  ...["EUR", "CZK", "PLN", "GBP", "USD", "CHF", "DKK", "HUF", "NOK", "RON", "SEK", "TRY", "UAH"],
  ...["ALL", "BAM", "BGN", "GEL", "ISK", "MDL", "MKD", "RSD"],
] as const;
