// What can be chosen in the form. The database holds the same lists.

export const LISTING_TYPES = ["standard", "sponsored"] as const;

/** In the words of the database; the countries of the European Union. */
export const COUNTRIES = [
  "Austria",
  "Belgium",
  "Bulgaria",
  "Croatia",
  "Cyprus",
  "Czechia",
  "Denmark",
  "Estonia",
  "Finland",
  "France",
  "Germany",
  "Greece",
  "Hungary",
  "Ireland",
  "Italy",
  "Latvia",
  "Lithuania",
  "Luxembourg",
  "Malta",
  "Netherlands",
  "Poland",
  "Portugal",
  "Romania",
  "Slovakia",
  "Slovenia",
  "Spain",
  "Sweden",
] as const;

export const RELATIONSHIPS = ["patient", "employee", "other"] as const;

/** From 1, dissatisfied, to 5, very satisfied. Texts, as radio buttons have them. */
export const SATISFACTIONS = ["1", "2", "3", "4", "5"] as const;
