import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "@/backend/errors.ts";
import { adminFailure } from "@/admin/fields/adminFailure.ts";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { Button } from "@/ui/Button.tsx";
import { Dialog } from "@/ui/Dialog.tsx";
import { isolate } from "@/ui/isolate.ts";
import { SearchBox } from "@/ui/SearchBox.tsx";
import { showToast } from "@/ui/toast.ts";
import { adminClinicsQuery } from "./api.ts";
import { findClinics, type AdminClinic } from "./adminClinic.ts";
import { mergeNumbersQuery, useMergeClinics } from "./mergeApi.ts";
import { MERGE_FAILURES, MERGE_REFUSALS, mergeText } from "./mergeText.ts";

const MOST_OFFERED = 8;

interface MergeDialogProps {
  clinic: Clinic;
  onClose: () => void;
}

export function MergeDialog({ clinic, onClose }: MergeDialogProps) {
  const [into, setInto] = useState<AdminClinic | null>(null);
  const { mutateAsync, isPending } = useMergeClinics();
  // Closed while it is carried out, it would not say what became of it.
  const close = () => !isPending && onClose();
  const merge = async (target: AdminClinic) => {
    try {
      await mutateAsync({ from: clinic.id, into: target.id });
      onClose();
      showToast({ title: "Clinics merged" });
    } catch (problem) {
      showToast(adminFailure(problem, { title: "Not merged" }, MERGE_FAILURES));
    }
  };
  return (
    <Dialog
      title={`Merge ${isolate(clinic.name)}`}
      description={into ? `Into ${isolate(into.name)} (${into.id}).` : "Which clinic is it really?"}
      onClose={close}
    >
      {into ? (
        <Question
          clinic={clinic}
          into={into}
          isPending={isPending}
          onBack={() => setInto(null)}
          onMerge={() => void merge(into)}
        />
      ) : (
        <OtherClinics clinic={clinic} onChosen={setInto} />
      )}
    </Dialog>
  );
}

function OtherClinics({ clinic, onChosen }: { clinic: Clinic; onChosen: (into: AdminClinic) => void }) {
  const [term, setTerm] = useState("");
  return (
    <div className="mt-4">
      <SearchBox
        label="Search the other clinic"
        placeholder="Its name or city"
        term={term}
        onTermChange={setTerm}
      />
      <QueryResult result={useQuery(adminClinicsQuery())} what="the other clinics" outline={null}>
        {(clinics) => {
          const others = clinics.filter(({ id, mergedInto }) => id !== clinic.id && mergedInto === null);
          return <Found clinics={findClinics(others, { term, show: "all" }, "")} onChosen={onChosen} />;
        }}
      </QueryResult>
    </div>
  );
}

interface FoundProps {
  clinics: AdminClinic[];
  onChosen: (into: AdminClinic) => void;
}

function Found({ clinics, onChosen }: FoundProps) {
  return (
    <>
      <ul className="mt-3 grid gap-1">
        {clinics.slice(0, MOST_OFFERED).map((other) => (
          <li key={other.id}>
            <Button tone="plain" className="!justify-start text-left" onClick={() => onChosen(other)}>
              <span className="wrap-anywhere">
                <bdi>{other.name}</bdi>
                <span className="block text-sm text-quiet">
                  {`${[other.id, ...other.locations].join(", ")}${other.published ? "" : ", unpublished"}`}
                </span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-sm text-quiet">
        {clinics.length > MOST_OFFERED && (
          <span>{`${clinics.length - MOST_OFFERED} more: type more of the name.`}</span>
        )}
        {clinics.length === 0 && <span>No other clinic found.</span>}
      </p>
    </>
  );
}

interface QuestionProps {
  clinic: Clinic;
  into: AdminClinic;
  isPending: boolean;
  onBack: () => void;
  onMerge: () => void;
}

function Question({ clinic, into, isPending, onBack, onMerge }: QuestionProps) {
  const { data: numbers, error } = useQuery(mergeNumbersQuery(clinic.id, into.id));
  const failure = error && failureOf(error, { title: "We couldn't count what would move" }, MERGE_REFUSALS);
  return (
    <>
      <div role="status" className="mt-4 grid gap-2">
        {!numbers && !failure && <p className="text-quiet">Counting...</p>}
        {failure && <p className="text-alarm">{failure.title}</p>}
        {numbers &&
          mergeText(numbers, isolate(clinic.name), isolate(into.name)).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        {numbers && (
          <p className="text-quiet">
            {`${isolate(clinic.name)} leaves the site. ${into.published ? "" : `${isolate(into.name)} is not published either. `}You can undo all of it.`}
          </p>
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button tone="outline" aria-disabled={isPending} onClick={() => !isPending && onBack()}>
          Another clinic
        </Button>
        {numbers && (
          <Button aria-disabled={isPending} onClick={() => !isPending && onMerge()}>
            {isPending ? "Merging..." : "Merge"}
          </Button>
        )}
      </div>
    </>
  );
}
