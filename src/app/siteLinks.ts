export const CONTENT_LINKS = [
  { to: "/results", label: "All success rates" },
  { to: "/countries", label: "IVF law by country" },
  { to: "/plan", label: "May I be treated there?" },
  { to: "/plan/costs", label: "What will it cost?" },
  { to: "/plan/dates", label: "When must I be there?" },
  { to: "/plan/folder", label: "My folder" },
  { to: "/ivf-calculator", label: "Due date calculator" },
  { to: "/sperm-analysis", label: "Sperm analysis" },
  { to: "/blog", label: "Blog" },
  { to: "/glossary", label: "Glossary" },
  { to: "/how-results-are-counted", label: "How results are counted" },
  { to: "/how-voting-works", label: "How voting works" },
];

export const ABOUT_LINKS = [
  { to: "/about", label: "About and contact" },
  { to: "/data", label: "Open data" },
  { to: "/privacy-policy", label: "Privacy policy" },
  { to: "/accessibility", label: "Accessibility" },
];
