/** A page of every route that visitors can open and search engines may list. */
export const MEASURED_PATHS = [
  ...["/", "/clinic/reprofit", "/ivf-calculator", "/references", "/sperm-analysis"],
  ...["/blog", "/blog/how-to-read-an-ivf-success-rate", "/add-clinic"],
  ...["/about", "/how-voting-works", "/privacy-policy", "/accessibility", "/glossary"],
  ...["/regions/czech-republic", "/regions/czech-republic/prague", "/regions/czech-republic/brno"],
  ...["/regions/czech-republic/other-czech", "/regions/poland", "/regions/poland/warsaw"],
  ...["/regions/poland/krakow", "/regions/poland/other-poland"],
];
