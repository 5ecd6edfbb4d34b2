/** The id of the part of a country's page that has all rules. */
export const EVERY_RULE = "rules";
