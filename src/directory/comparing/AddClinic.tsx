import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import type { ForgivingSearch } from "@/directory/filtering/forgiving.ts";
import { useShortlist } from "@/directory/shortlist/storedShortlist.ts";
import { logError } from "@/backend/errors.ts";
import { Button } from "@/ui/Button.tsx";
import { counted, grouped } from "@/ui/counted.ts";
import { focusOn } from "@/ui/focusPageStart.ts";
import { fold } from "@/ui/fold.ts";
import { isolate } from "@/ui/isolate.ts";
import { SearchBox } from "@/ui/SearchBox.tsx";

interface AddClinicProps {
  all: Clinic[];
  chosen: Clinic[];
  onAdd: (id: string) => void;
}

const SHOWN = 6;

export default function AddClinic({ all, chosen, onAdd }: AddClinicProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [term, setTerm] = useState("");
  const [added, setAdded] = useState<Clinic | null>(null);
  const search = useSearch(all, term !== "");
  const shortlist = useShortlist();
  const isNotChosen = (clinic: Clinic) => !chosen.includes(clinic);
  const shortlisted = shortlist.clinics.flatMap(({ id }) => all.find((clinic) => clinic.id === id) ?? []);
  const sought = term.trim();
  const { clinics, isGuess } = sought === "" ? { clinics: [] } : search(sought);
  const found = clinics.filter(isNotChosen);
  const choose = isGuess
    ? "No clinic matches exactly. Choose one of the closest:"
    : found.length > SHOWN
      ? `${grouped(found.length)} clinics match. These are the first ${SHOWN}:`
      : counted(found.length, "clinic matches. Choose it:", "clinics match. Choose one:");
  const add = (clinic: Clinic) => {
    onAdd(clinic.id);
    // This search moves below the comparison with the second clinic, and goes with the fourth.
    if (chosen.length % 2 === 1) window.scrollTo(0, 0);
    else focusOn(title.current);
    setTerm("");
    setAdded(clinic);
  };
  return (
    <section aria-labelledby="add-title" className="mt-10 max-w-2xl print:hidden">
      <h2 id="add-title" ref={title} className="text-xl outline-none">
        {chosen.length === 0 ? "Choose clinics to compare" : "Add another clinic"}
      </h2>
      <div className="mt-3">
        <SearchBox
          label="Search clinics by name, city or country"
          placeholder="Search by clinic, city or country"
          term={term}
          onTermChange={setTerm}
        />
      </div>
      <p role="status" className="mt-2 text-sm text-quiet">
        {sought === ""
          ? added && chosen.includes(added) && `Added to the comparison: ${isolate(added.name)}`
          : found.length === 0
            ? "No other clinic matches. Try fewer letters."
            : choose}
      </p>
      <Choices clinics={found.slice(0, SHOWN)} onAdd={add} />
      {shortlisted.some(isNotChosen) && (
        <>
          <h3 className="mt-5 font-sans text-base font-semibold">From your shortlist</h3>
          <Choices clinics={shortlisted.filter(isNotChosen)} onAdd={add} />
        </>
      )}
    </section>
  );
}

interface ChoicesProps {
  clinics: Clinic[];
  onAdd: (clinic: Clinic) => void;
}

function Choices({ clinics, onAdd }: ChoicesProps) {
  return (
    <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
      {clinics.map((clinic) => (
        <li key={clinic.id}>
          <Button tone="outline" onClick={() => onAdd(clinic)}>
            <Plus aria-hidden className="size-4 shrink-0" />
            <span className="text-left">
              <span className="sr-only">Add </span>
              <bdi translate="no">{clinic.name}</bdi>
              <span className="text-quiet">{`, ${clinic.locations.join(", ")}`}</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

type Search = (term: string) => { clinics: Clinic[]; isGuess?: boolean };

function useSearch(all: Clinic[], isUsed: boolean): Search {
  const [forgiving, setForgiving] = useState<{ of: Clinic[]; search: ForgivingSearch } | null>(null);
  useEffect(() => {
    if (!isUsed || forgiving?.of === all) return;
    import("@/directory/filtering/forgiving.ts").then(
      ({ forgivingSearch }) => setForgiving({ of: all, search: forgivingSearch(all) }),
      logError,
    );
  }, [all, isUsed, forgiving]);
  if (forgiving) return forgiving.search;
  return (term) => ({
    clinics: all.filter(({ name, locations }) => fold([name, ...locations].join(" ")).includes(fold(term))),
  });
}
