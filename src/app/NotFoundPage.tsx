import { useEffect, useState, type SyntheticEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { Button, ButtonLink } from "@/ui/Button.tsx";
import { NotFoundDrawing } from "@/ui/drawings/NotFoundDrawing.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { SearchBox } from "@/ui/SearchBox.tsx";

const NEXT_LINKS = [
  { to: "/countries", label: "IVF law by country" },
  { to: "/plan", label: "Plan your treatment" },
  { to: "/learn", label: "Learn" },
];

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error("404: nothing is at", pathname);
  }, [pathname]);
  return (
    <div className="flex flex-col items-center py-10 text-center">
      <PageMeta title="Page not found" />
      <NotFoundDrawing />
      <h1 className="mt-2 text-2xl">Oops! Page not found</h1>
      <p className="mt-2 text-quiet">The address may have changed or been mistyped.</p>
      <ClinicSearch />
      <ButtonLink to="/" tone="outline" className="mt-6">
        Return to Home
      </ButtonLink>
      <ul className="mt-6 flex flex-wrap justify-center gap-x-6">
        {NEXT_LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center text-accent hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A real form, so that it also works before hydration. */
function ClinicSearch() {
  const [term, setTerm] = useState("");
  const navigate = useNavigate();
  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    void navigate(`/?${new URLSearchParams({ search: term })}`);
  };
  return (
    <form action="/" onSubmit={search} className="mt-6 grid w-full max-w-xl gap-3 sm:grid-cols-[1fr_auto]">
      <SearchBox
        label="Search clinics by name, city or country"
        placeholder="Search by clinic, city or country"
        name="search"
        term={term}
        onTermChange={setTerm}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}
