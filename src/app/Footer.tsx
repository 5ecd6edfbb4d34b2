import { Link } from "react-router-dom";
import { SITE_NAME } from "@/ui/siteAddress.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import { SITE_LINKS } from "./siteLinks.ts";

const LINK = "inline-flex min-h-11 items-center hover:text-accent";

export function Footer() {
  const thisYear = useBrowserValue(() => new Date().getFullYear(), Number(import.meta.env.BUILD_YEAR));
  return (
    <footer className="mt-8 border-t border-line py-8 text-quiet print:hidden">
      <div className="column">
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-4">
          {SITE_LINKS.map(({ title, links }) => (
            <div key={title}>
              <h2 id={`footer-${title}`} className="font-sans text-base font-semibold text-ink">
                {title}
              </h2>
              <ul aria-labelledby={`footer-${title}`} className="mt-1">
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
          <Link to="/admin/login" className={`text-sm ${LINK}`}>
            Admin
          </Link>
        </div>
      </div>
    </footer>
  );
}
