import { NavLink, Link } from "react-router-dom";

const LINKS = [
  { to: "/ivf-calculator", label: "Due Date" },
  { to: "/sperm-analysis", label: "Sperm Analysis" },
  { to: "/blog", label: "Blog" },
];

export function Header() {
  return (
    <header className="border-b border-line print:hidden">
      <div className="column flex min-h-16 flex-wrap items-center justify-between gap-x-6">
        <Link to="/" className="flex min-h-11 items-center gap-2.5 font-serif text-lg font-semibold">
          <img src="/favicon.svg" alt="" width={28} height={28} />
          IVF Clinics Europe
        </Link>
        <nav aria-label="Main" className="-mx-2 hidden sm:block">
          <ul className="flex">
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="inline-flex min-h-11 items-center rounded-md px-3 hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
