import { Share2 } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { failureOf } from "@/backend/errors.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { useDonorEggs } from "@/directory/facts/chosenBand.ts";
import type { ShortlistedClinic } from "@/directory/shortlist/shortlist.ts";
import { Button, ButtonLink } from "@/ui/Button.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { lazyPart } from "@/ui/lazyPart.ts";
import { MAX_COMPARED, pathWithIds } from "./clinicIdsAddress.ts";
import { byPublishedFigures } from "./byPublishedFigures.ts";

const NOT_LOADED = { title: "This part couldn't be loaded. Please try again." };

const notLoaded = (error: unknown) => <LoadError failure={failureOf(error, NOT_LOADED)} />;

const AskAll = lazyPart(() => import("./AskAll.tsx"), "Loading...", notLoaded);
const ShareChoices = lazyPart(() => import("./ShareChoices.tsx"), "Loading...", notLoaded);

interface ShortlistActionsProps {
  list: readonly ShortlistedClinic[];
  clinics: Clinic[];
  failed: readonly string[];
}

type Part = "ask" | "share";

function compareText(count: number, areFirst: boolean): string {
  if (count <= MAX_COMPARED) return "Compare";
  return areFirst ? "Compare the first four" : "Compare the four with most figures";
}

export function ShortlistActions({ list, clinics, failed }: ShortlistActionsProps) {
  const id = useId();
  const [open, setOpen] = useState<Part | null>(null);
  const toggle = (part: Part) => ({
    "aria-expanded": open === part,
    "aria-controls": `${id}-${part}`,
    onClick: () => setOpen(open === part ? null : part),
  });
  const ids = clinics.map((clinic) => clinic.id);
  const [first] = ids;
  const compared = byPublishedFigures(clinics, useDonorEggs())
    .slice(0, MAX_COMPARED)
    .map((clinic) => clinic.id);
  const areFirst = compared.every((one) => ids.indexOf(one) < MAX_COMPARED);
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2 sm:gap-3 print:hidden">
        {clinics.length > 0 && (
          <Button className="max-sm:px-3" {...toggle("ask")}>
            {clinics.length === 1 ? "Ask the clinic" : `Ask all ${clinics.length}`}
          </Button>
        )}
        {ids.length > 1 && (
          <ButtonLink
            tone="outline"
            className="max-sm:px-3"
            to={pathWithIds("/compare", areFirst ? ids.slice(0, MAX_COMPARED) : compared)}
          >
            {compareText(ids.length, areFirst)}
          </ButtonLink>
        )}
        {first !== undefined && (
          <ButtonLink tone="outline" className="max-sm:px-3" to={`/plan/costs?clinic=${first}`}>
            Costs
          </ButtonLink>
        )}
        <Button tone="outline" className="max-sm:px-3" {...toggle("share")}>
          <Share2 aria-hidden className="size-4" />
          Share
        </Button>
      </div>
      <Suspense>
        <div id={`${id}-ask`}>{open === "ask" && <AskAll clinics={clinics} />}</div>
        <div id={`${id}-share`}>
          {open === "share" && <ShareChoices list={list} clinics={clinics} failed={failed} />}
        </div>
      </Suspense>
    </>
  );
}
