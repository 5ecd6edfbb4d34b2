import { Link, useLocation } from "react-router-dom";

export function ClinicTabs({ id }: { id: string }) {
  const { pathname } = useLocation();
  const pages = [
    { path: `/admin/clinics/${id}`, name: "Details" },
    { path: `/admin/clinics/${id}/facts`, name: "Facts" },
    { path: `/admin/clinics/${id}/preview`, name: "Preview" },
  ];
  return (
    <nav aria-label="This clinic" className="mb-6 flex flex-wrap gap-x-2 border-b border-line">
      {pages.map(({ path, name }) => (
        <Link
          key={path}
          to={path}
          aria-current={pathname === path ? "page" : undefined}
          className="inline-flex min-h-11 items-center border-b-3 border-transparent px-3 text-accent aria-[current=page]:border-accent aria-[current=page]:font-semibold"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
