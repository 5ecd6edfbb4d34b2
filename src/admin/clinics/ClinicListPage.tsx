import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "@/backend/errors.ts";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { StoredDrafts } from "@/admin/drafts/StoredDrafts.tsx";
import { Button, ButtonLink } from "@/ui/Button.tsx";
import { counted } from "@/ui/counted.ts";
import { NoResultsDrawing } from "@/ui/drawings/NoResultsDrawing.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { SearchBox } from "@/ui/SearchBox.tsx";
import { SelectField } from "@/ui/SelectField.tsx";
import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";
import { useShowMore } from "@/ui/useShowMore.ts";
import { adminClinicsQuery } from "./api.ts";
import { ClinicRow } from "./ClinicRow.tsx";
import { PublishedNotice } from "./PublishedNotice.tsx";
import {
  findClinics,
  missingIn,
  readStatusFilter,
  STATUS_FILTERS,
  type AdminClinic,
  type Missing,
} from "./adminClinic.ts";
import { listClinicDrafts } from "./drafts.ts";
import { useClinicFilters } from "./useClinicFilters.ts";

const NOT_LOADED = { title: "We couldn't load the clinics" };

export default function ClinicListPage() {
  return (
    <AdminPage title="Clinics" actions={<ButtonLink to="/admin/clinics/new">New clinic</ButtonLink>}>
      <StoredDrafts list={listClinicDrafts} unnamed="the new clinic" />
      <Clinics />
    </AdminPage>
  );
}

function Clinics() {
  const { data: clinics, dataUpdatedAt, error, refetch } = useQuery(adminClinicsQuery());
  const [choice, choose] = useClinicFilters();
  const [changed, setChanged] = useState<{ clinic: AdminClinic; place: string } | null>(null);
  if (!clinics && error) {
    return <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />;
  }
  const found = clinics && findClinics(clinics, choice, new Date(dataUpdatedAt).toISOString().slice(0, 10));
  const place = `${choice.show}/${choice.term}`;
  if (changed && changed.place !== place) setChanged(null);
  const hasLeft = changed && found?.every(({ id }) => id !== changed.clinic.id);
  return (
    <>
      <div className="mb-3 grid gap-4 md:grid-cols-[1fr_20rem] md:items-end">
        <SearchBox
          label="Search clinics by name, address, city or country"
          placeholder="Search clinics"
          term={choice.term}
          onTermChange={(term) => choose({ term })}
        />
        <SelectField
          label="Show"
          value={choice.show}
          onChange={(event) => choose({ show: readStatusFilter(event.target.value) })}
        >
          {STATUS_FILTERS.map(([show, label]) => (
            <option key={show} value={show}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status" className="mb-5 text-sm text-quiet">
        {found ? counted(found.length, "clinic", "clinics") : "Loading clinics..."}
      </p>
      {hasLeft && (
        <PublishedNotice key={changed.clinic.id} clinic={changed.clinic} onUndone={() => setChanged(null)} />
      )}
      {!found && <Loading />}
      {found && found.length > 0 && (
        <Rows
          key={place}
          clinics={found}
          toAdd={missingIn(choice.show)}
          onPublished={(clinic) => setChanged({ clinic, place })}
        />
      )}
      {found?.length === 0 && (
        <Notice
          drawing={<NoResultsDrawing />}
          title={clinics?.length === 0 ? "No clinics yet" : "No clinics found"}
        >
          {clinics?.length === 0 ? (
            <ButtonLink to="/admin/clinics/new">Add the first one</ButtonLink>
          ) : (
            <Button onClick={() => choose({ term: "", show: "all" })}>Show all clinics</Button>
          )}
        </Notice>
      )}
    </>
  );
}

interface RowsProps {
  clinics: AdminClinic[];
  toAdd: Missing | undefined;
  onPublished: (clinic: AdminClinic) => void;
}

function Rows({ clinics, toAdd, onPublished }: RowsProps) {
  const { shown, showMore, cards } = useShowMore("admin-clinics");
  return (
    <>
      <ul ref={cards} className="grid gap-3">
        {clinics.slice(0, shown).map((clinic) => (
          <li key={clinic.id}>
            <ClinicRow
              clinic={clinic}
              toAdd={toAdd}
              onPublished={(published) => onPublished({ ...clinic, published })}
            />
          </li>
        ))}
      </ul>
      {clinics.length > shown && (
        <p className="mt-6 text-center">
          <Button tone="outline" onClick={showMore}>
            Show more
          </Button>
        </p>
      )}
    </>
  );
}

function Loading() {
  return (
    <Skeleton className="grid gap-3">
      {["a", "b", "c", "d", "e", "f"].map((row) => (
        <SkeletonBlock key={row} className="h-24 rounded-2xl" />
      ))}
    </Skeleton>
  );
}
