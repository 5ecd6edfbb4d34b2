import { Link, useLocation } from "react-router-dom";
import { ShortlistLink } from "@/directory/shortlist/ShortlistLink.tsx";
import { SITE_NAME } from "@/ui/siteAddress.ts";

const SECTIONS = [
  { to: "/", label: "Clinics", pages: /^\/($|clinic|find-your-clinic|results|add-clinic|report-figure)/i },
  { to: "/countries", label: "Countries", pages: /^\/(countries|regions)/i },
  { to: "/plan", label: "My plan", pages: /^\/plan/i },
  { to: "/learn", label: "Learn", pages: /^\/(learn|ivf|sperm|references|glossary|how|blog)/i },
];

function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="size-7">
      <rect width="32" height="32" rx="8" fill="#0b5d57" />
      <path d="M16 6.5c4.6 4.8 7 8.3 7 11.6a7 7 0 0 1-14 0c0-3.3 2.4-6.8 7-11.6Z" fill="#fbf8f3" />
      <circle cx="16" cy="18.4" r="2.9" fill="#0b5d57" />
    </svg>
  );
}

export function Header() {
  const { pathname } = useLocation();
  const isHome = pathname === "/";
  return (
    <header className="border-b border-line print:hidden">
      <div className="column flex min-h-16 flex-wrap items-center justify-between gap-x-6 max-sm:py-1">
        <Link
          to="/"
          className={`flex min-h-11 items-center gap-2.5 font-serif font-semibold sm:text-lg ${isHome ? "max-sm:not-focus:sr-only" : ""}`}
        >
          <Mark />
          <span className={isHome ? "sr-only" : ""}>{SITE_NAME}</span>
        </Link>
        <nav aria-label="Main" className="-mx-3 max-lg:grow">
          <ul className="flex flex-wrap">
            {SECTIONS.map(({ to, label, pages }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={pages.test(pathname) ? "page" : undefined}
                  className="inline-flex min-h-11 items-center rounded-md px-3 max-sm:px-2 max-sm:text-[0.95rem] max-[22rem]:px-1 hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent"
                >
                  {label}
                </Link>
              </li>
            ))}
            <li className="ml-auto">
              <ShortlistLink isCurrent={/^\/(shortlist|compare)/i.test(pathname)} />
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
