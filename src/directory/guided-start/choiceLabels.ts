import type { Age, Eggs, Question } from "./answers.ts";

export const TITLES: Record<Question, string> = {
  eggs: "Whose eggs would you use?",
  age: "How old are you?",
  language: "Which languages would you like to speak there?",
  distance: "How far would you travel?",
};

export const HINTS: Record<Question, string> = {
  eggs: "If you don't know yet, skip this.",
  age: "Or your partner, if the eggs are hers. Your age decides only which results we suggest you look at.",
  language: "Choose as many as you like: any of them will do. Only languages that clinics list are counted.",
  distance:
    "Straight-line distance; the journey is longer. We know where these cities are, so choose the one nearest to you.",
};

export const EGGS_LABELS: Record<Eggs, string> = { own: "My own or my partner's", donor: "A donor's" };

export const AGE_LABELS: Record<Age, string> = {
  "under-35": "Under 35",
  "35-37": "35 to 37",
  "38-39": "38 or 39",
  "40-42": "40 to 42",
  "43-and-over": "43 or over",
};
