import { Link, useLocation } from "react-router-dom";
import { SITE_NAME } from "@/ui/siteAddress.ts";

const LINKS = [
  { to: "/ivf-calculator", label: "Due Date" },
  { to: "/sperm-analysis", label: "Sperm Analysis" },
  { to: "/blog", label: "Blog" },
];

/** The same drawing as in favicon.svg; inline it costs no request. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="size-7">
      <rect width="32" height="32" rx="8" fill="#0b5d57" />
      <path d="M16 6.5c4.6 4.8 7 8.3 7 11.6a7 7 0 0 1-14 0c0-3.3 2.4-6.8 7-11.6Z" fill="#fbf8f3" />
      <circle cx="16" cy="18.4" r="2.9" fill="#0b5d57" />
    </svg>
  );
}

/** Also of the pages below it, such as a post of the blog. A router's own link for this weighs more. */
function isWithin(pathname: string, to: string): boolean {
  return `${pathname.toLowerCase()}/`.startsWith(`${to}/`);
}

export function Header() {
  const { pathname } = useLocation();
  return (
    <header className="border-b border-line print:hidden">
      <div className="column flex min-h-16 flex-wrap items-center justify-between gap-x-6 max-sm:py-1">
        <Link to="/" className="flex min-h-11 items-center gap-2.5 font-serif text-lg font-semibold">
          <Mark />
          {SITE_NAME}
        </Link>
        <nav aria-label="Main" className="-mx-3">
          <ul className="flex">
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={isWithin(pathname, to) ? "page" : undefined}
                  className="inline-flex min-h-11 items-center rounded-md px-3 hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
