import { Link, useLocation } from "react-router-dom";
import { ADMIN_GROUPS, isInSection } from "./adminSections.ts";

interface AdminMenuProps {
  isOwner: boolean;
  onChoose: () => void;
}

export function AdminMenu({ isOwner, onChoose }: AdminMenuProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Admin" className="flex flex-wrap gap-x-8 gap-y-3">
      {ADMIN_GROUPS.map(({ name, sections }) => (
        <div key={name} className="max-lg:w-full">
          <p id={`menu-${name}`} className="text-sm text-quiet">
            {name}
          </p>
          <ul aria-labelledby={`menu-${name}`} className="-mx-2 flex flex-wrap">
            {sections
              .filter(({ forOwners }) => isOwner || !forOwners)
              .map((section) => (
                <li key={section.path}>
                  <Link
                    to={section.path}
                    onClick={onChoose}
                    aria-current={isInSection(pathname, section) ? "page" : undefined}
                    className="flex min-h-11 items-center rounded-md px-2 hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent"
                  >
                    {section.name}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
