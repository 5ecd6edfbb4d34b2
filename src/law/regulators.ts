interface Regulator {
  name: string;
  url: string;
}

/** Whom to ask about a rule that we haven't found, by the country's address; as far as we know them. */
export const REGULATORS: Partial<Record<string, Regulator>> = {
  finland: { name: "Fimea", url: "https://fimea.fi/en" },
  france: { name: "Agence de la biomédecine", url: "https://www.agence-biomedecine.fr/" },
  "united-kingdom": { name: "HFEA", url: "https://www.hfea.gov.uk/" },
};
