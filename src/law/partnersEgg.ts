/** For two women, whom 'own eggs' leaves to guess whose. */
export const PARTNERS_EGG =
  "If one of you would carry a child from the other’s egg, the law may treat it as a donor’s egg: ask the clinic.";
