export interface SiteLink {
  to: string;
  label: string;
}

/** The site's pages in the groups of the footer. */
export const SITE_LINKS: { title: string; links: SiteLink[] }[] = [
  {
    title: "Find",
    links: [
      { to: "/find-your-clinic", label: "Find clinics that fit you" },
      { to: "/results", label: "All success rates" },
      { to: "/shortlist", label: "My shortlist" },
      { to: "/add-clinic", label: "List a clinic" },
    ],
  },
  {
    title: "Plan",
    links: [
      { to: "/plan", label: "May I be treated there?" },
      { to: "/plan/costs", label: "What will it cost?" },
      { to: "/plan/dates", label: "When must I be there?" },
      { to: "/plan/afterwards", label: "What comes afterwards?" },
      { to: "/plan/folder", label: "My folder" },
    ],
  },
  {
    title: "Understand",
    links: [
      { to: "/countries", label: "IVF law by country" },
      { to: "/how-results-are-counted", label: "How results are counted" },
      { to: "/ivf-calculator", label: "Due date calculator" },
      { to: "/sperm-analysis", label: "Sperm analysis" },
      { to: "/glossary", label: "Glossary" },
      { to: "/blog", label: "Blog" },
    ],
  },
  {
    title: "About",
    links: [
      { to: "/about", label: "About and contact" },
      { to: "/how-voting-works", label: "How voting works" },
      { to: "/data", label: "Open data" },
      { to: "/privacy-policy", label: "Privacy policy" },
      { to: "/accessibility", label: "Accessibility" },
    ],
  },
];
