const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const RULE_TEXT = {
  source_name: "An act (in Swedish)",
  source_url: "https://law.example/act?id=1#art-6",
  as_of: "2026-08-25",
  article: "art. 6",
  confidence: "H",
  watch_until: null,
  checked_on: "2026-11-22",
};

export const GOOD_RULE = { answer: "as-agreed", ...RULE_TEXT };

type Change = Partial<Record<keyof typeof GOOD_RULE, string | null>>;

const LINES = ["", "   ", "x".repeat(201), "An\nact", "An\tact", "\u202eAct", "An\u200b act"];

export const RULES_TO_REFUSE: [rule: string, change: Change][] = [
  ["answer_is_one_of_its_question", { answer: "perhaps" }],
  ["answer_is_one_of_its_question", { answer: "known-at-18" }],
  ...LINES.map((source_name): [string, Change] => [
    "source_name_is_one_line_of_1_to_200_letters",
    { source_name },
  ]),
  ...LINES.slice(2).map((article): [string, Change] => [
    "article_is_one_line_of_1_to_200_letters",
    { article },
  ]),
  ["source_is_an_https_address", { source_url: "http://law.example/act" }],
  ["source_is_an_https_address", { source_url: "javascript:alert(1)" }],
  ["source_is_an_https_address", { source_url: "https://a b.example" }],
  ["source_is_an_https_address", { source_url: `https://law.example/${"x".repeat(2048)}` }],
  ["as_of_is_a_day_or_year_that_has_begun", { as_of: "2026-02-31" }],
  ["as_of_is_a_day_or_year_that_has_begun", { as_of: "2026-13-01" }],
  ["as_of_is_a_day_or_year_that_has_begun", { as_of: "last year" }],
  ["as_of_is_a_day_or_year_that_has_begun", { as_of: "0000" }],
  ["as_of_is_a_day_or_year_that_has_begun", { as_of: "0000-01-01" }],
  ["as_of_is_a_day_or_year_that_has_begun", { as_of: "2101" }],
  ["as_of_is_a_day_or_year_that_has_begun", { as_of: inDays(2), checked_on: inDays(0) }],
  ["text_is_not_younger_than_its_check", { as_of: "2026-11-23" }],
  ["checked_on_is_a_day_that_has_begun", { checked_on: inDays(2) }],
  ["confidence_is_h_m_or_l", { confidence: "S" }],
  ["rule_read_in_the_law_names_its_article", { article: null }],
  ["watch_until_is_a_day_of_our_time", { watch_until: "2101-01-01" }],
];

export const RULES_TO_TAKE: [what: string, change: Change][] = [
  ["the year of a text", { as_of: "2015" }],
  ["a text of this year that was read today", { as_of: inDays(0).slice(0, 4), checked_on: inDays(0) }],
  ["an undated page about the law", { as_of: null, article: null, confidence: "M" }],
  ["a change to come", { watch_until: "2027-08-06" }],
  ["a name in another alphabet", { source_name: "Ν. 5089/2024 (in Greek)", article: "άρθρο 4 §1" }],
];
