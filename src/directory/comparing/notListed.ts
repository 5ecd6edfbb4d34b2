export const NOT_LISTED: [one: string, other: string] = [
  "clinic in this link isn’t listed here, or no longer is.",
  "clinics in this link aren’t listed here, or no longer are.",
];
