import { Link } from "react-router-dom";
import { SITE_NAME } from "@/ui/siteAddress.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import { ABOUT_LINKS, CONTENT_LINKS } from "./siteLinks.ts";

const LINKS = [...CONTENT_LINKS, ...ABOUT_LINKS];

export function Footer() {
  const thisYear = useBrowserValue(() => new Date().getFullYear(), Number(import.meta.env.BUILD_YEAR));
  return (
    <footer className="mt-8 border-t border-line py-8 text-quiet print:hidden">
      <div className="column flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p>
          Made in Europe
          <br />
          <small className="text-sm">{`© 2025–${thisYear} ${SITE_NAME}`}</small>
        </p>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-6">
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-11 items-center hover:text-accent">
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/admin/login" className="inline-flex min-h-11 items-center text-sm hover:text-accent">
                Admin
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
