import { Link, useLocation } from "react-router-dom";
import { ADMIN_SECTIONS, isInSection } from "./adminSections.ts";

interface AdminMenuProps {
  isOwner: boolean;
  onChoose: () => void;
}

export function AdminMenu({ isOwner, onChoose }: AdminMenuProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Admin" className="-mx-3 lg:-mx-2 2xl:-mx-3">
      <ul className="grid grid-cols-2 sm:grid-cols-3 lg:flex lg:flex-wrap">
        {ADMIN_SECTIONS.filter(({ forOwners }) => isOwner || !forOwners).map((part) => (
          <li key={part.path}>
            <Link
              to={part.path}
              onClick={onChoose}
              aria-current={isInSection(pathname, part) ? "page" : undefined}
              className="flex min-h-11 items-center rounded-md px-3 hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent lg:px-2 lg:text-sm 2xl:px-3 2xl:text-base"
            >
              {part.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
