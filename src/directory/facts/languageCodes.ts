const CODES: Record<string, string> = {
  Arabic: "ar",
  Bulgarian: "bg",
  Chinese: "zh",
  Croatian: "hr",
  Czech: "cs",
  Danish: "da",
  Dutch: "nl",
  English: "en",
  Finnish: "fi",
  French: "fr",
  German: "de",
  Greek: "el",
  Hebrew: "he",
  Hungarian: "hu",
  Italian: "it",
  Lithuanian: "lt",
  Norwegian: "no",
  Polish: "pl",
  Portuguese: "pt",
  Romanian: "ro",
  Russian: "ru",
  Serbian: "sr",
  Slovak: "sk",
  Slovenian: "sl",
  Spanish: "es",
  Swedish: "sv",
  Turkish: "tr",
  Ukrainian: "uk",
};

/** ISO 639-1, by the names that clinics use. Languages missing here have no filter. */
export const LANGUAGE_CODES: ReadonlyMap<string, string> = new Map(Object.entries(CODES));

export const NAMES_OF_LANGUAGES: ReadonlyMap<string, string> = new Map(
  Object.entries(CODES).map(([name, code]) => [code, name]),
);
