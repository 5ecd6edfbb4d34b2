import { Link } from "react-router-dom";

interface LinkRowProps {
  /** Read to screen readers before the links. */
  label: string;
  links: readonly { to: string; words: string }[];
  className?: string;
}

/** Ways on from a page, side by side where there is room; left out on paper. */
export function LinkRow({ label, links, className = "" }: LinkRowProps) {
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-x-6 print:hidden ${className}`}>
      {links.map(({ to, words }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
