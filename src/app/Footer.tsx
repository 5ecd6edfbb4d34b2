import { Link } from "react-router-dom";
import { SITE_NAME } from "@/ui/siteAddress.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";

const GROUPS: { title: string; links: { to: string; label: string }[] }[] = [
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

const LINK = "inline-flex min-h-11 items-center py-1 hover:text-accent wrap-anywhere";

export function Footer() {
  const thisYear = useBrowserValue(() => new Date().getFullYear(), Number(import.meta.env.BUILD_YEAR));
  return (
    <footer className="deferred mt-8 border-t border-line py-8 text-quiet print:hidden">
      <div className="column">
        <nav aria-label="Footer" className="grid grid-cols-2 gap-6 md:grid-cols-4">
          {GROUPS.map(({ title, links }) => (
            <div key={title}>
              <h2 className="font-sans text-base font-semibold text-ink">{title}</h2>
              <ul aria-label={title} className="mt-1">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className={LINK}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8">
          <p>
            Made in Europe
            <br />
            <small className="text-sm">{`© 2025–${thisYear} ${SITE_NAME}`}</small>
          </p>
          {/* Loads a page of its own, which the service worker leaves to the network. */}
          <a href="/admin/login" className={`text-sm ${LINK}`}>
            Admin
          </a>
        </div>
      </div>
    </footer>
  );
}
