import { Link } from "react-router-dom";

export const COUNTRY_PARENTS = [
  { name: "Home", to: "/" },
  { name: "Countries", to: "/countries" },
];

export function Breadcrumb({ pages }: { pages: { name: string; to: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className="-mt-3 mb-4 text-sm">
      <ol className="flex flex-wrap items-center gap-x-2 text-quiet">
        {pages.map(({ name, to }) => (
          <li key={to} className="after:ml-2 after:content-['/'] last:after:content-none">
            <Link to={to} className="inline-flex min-h-9 items-center hover:text-accent">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
