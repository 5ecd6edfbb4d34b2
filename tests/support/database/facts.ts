/** Where a figure comes from, as every fact with a source says. */
const SOURCE = {
  status: "sourced",
  published_by: "clinic",
  source_name: "Results of the clinic",
  source_url: "https://clinic.example/results",
  checked_on: "2026-11-01",
};

export const REVIEWS = { ...SOURCE, platform: "Google", score: 4.5, scale: 5, count: 312 };
