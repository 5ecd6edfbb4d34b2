/** In the order in which a country’s page tells them. */
export const CONDITIONS = {
  "medical-reasons":
    "There must be a medical reason: other treatment has failed or very probably would, or a disease risk is proven.",
  "request-6-months": "You both sign a request for treatment, and it may not be older than six months.",
  "consent-each-time": "You consent in writing before every transfer or insemination.",
  "12-months-tried": "Other treatment must have been tried for 12 months, unless it is unlikely to work.",
  "paternity-14-months":
    "If you use donor cells and aren’t married, the man declares that he will be the father, and treatment must follow within 14 months.",
  "husband-consents": "If you are married to a man, he consents too, unless you are separated.",
  "partner-consents": "Your husband, wife or partner consents in writing.",
  "other-treatment-first":
    "For a woman and a man, other reasonable treatment must have failed or be hopeless.",
  "information-14-days": "The doctor informs you at least 14 days before treatment.",
  "notary-unmarried-or-donor":
    "If you aren’t married or in a registered partnership, or use donor cells, you consent before a notary, who also advises you.",
  "consent-2-years": "Your consent may not be older than two years at the transfer.",
  "virus-tests": "Tests for HIV, hepatitis B and C and syphilis are obligatory.",
  "written-agreement": "You sign an agreement with the clinic before anything medical begins.",
  "may-refuse":
    "A clinic may refuse on grounds of conscience. It tells you in writing and, if you ask, names another clinic.",
  "donor-request":
    "You ask for donor cells or embryos by registered letter, and the clinic answers within two months.",
  suitability: "For donor cells or embryos, a doctor assesses whether treatment is suitable. You can appeal.",
  "separation-ends": "Treatment stops when a couple separates or one of you withdraws consent.",
  "notary-embryo": "To receive a donated embryo you consent before a notary.",
  "no-withdrawal": "Once an egg is fertilised, the man can no longer withdraw his consent.",
  "child-welfare": "The clinic must consider the welfare of the child before it treats you.",
} as const;

export type ConditionCode = keyof typeof CONDITIONS;
