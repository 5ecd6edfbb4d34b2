export const CURRENCIES = [
  ...["EUR", "GBP", "CHF", "CZK", "DKK", "HUF", "ISK", "NOK", "PLN", "RON", "SEK", "TRY", "USD"],
] as const;
