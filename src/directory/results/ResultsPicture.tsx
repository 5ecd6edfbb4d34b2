import { ageLabel } from "@/directory/facts/ageBand.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { formatClinics } from "@/directory/clinics/figures.ts";
import { useChosenBand, useDonorEggs, useTypedAge } from "@/directory/facts/chosenBand.ts";
import { countingNotes } from "@/directory/facts/resultLabels.ts";
import { isHistory } from "@/directory/facts/freshness.ts";
import type { PublishedResult } from "@/directory/facts/publishedResults.ts";
import { useAddressParams } from "@/ui/useAddressParams.ts";
import { useHydrated } from "@/ui/useHydrated.ts";
import { readPicture, writePicture, type PictureAddress } from "./address.ts";
import { averageOf } from "./average.ts";
import { CheckedSource } from "./CheckedSource.tsx";
import { DotPicture } from "./DotPicture.tsx";
import { byRate, entriesOf } from "./entries.ts";
import { AverageLegend } from "./AverageLegend.tsx";
import { LazyFunnel } from "./LazyFunnel.tsx";
import { LeftOut } from "./LeftOut.tsx";
import { PictureChoice } from "./PictureChoice.tsx";
import { ResultsTable } from "./ResultsTable.tsx";
import { SourceNotes } from "./SourceNotes.tsx";
import {
  averageNote,
  funnelSummary,
  intervalSummary,
  otherBandNote,
  whyPicturesDiffer,
} from "./resultsText.ts";
import { selectCredible } from "./selectCredible.ts";
import { ageOf } from "@/directory/facts/visitorBand.ts";

interface ResultsPictureProps {
  clinics: Clinic[];
  results: PublishedResult[];
  /** Of these, see `doubtfulRates()`. */
  doubtful: ReadonlySet<PublishedResult>;
}

const NO_ADDRESS = new URLSearchParams();

export function ResultsPicture({ clinics, results, doubtful }: ResultsPictureProps) {
  const isHydrated = useHydrated();
  const [params, changeAddress] = useAddressParams();
  // The prerendered page doesn't know the address.
  const address = readPicture(isHydrated ? params : NO_ADDRESS);
  const chosen = useChosenBand();
  const { picture, sort } = address;
  const donorEggs = useDonorEggs();
  const age = ageOf(useTypedAge());
  const selection = selectCredible(results, doubtful, {
    measure: address.measure,
    period: address.period,
    band: chosen,
    age,
    ...(donorEggs && { eggs: "donor" }),
  });
  if (!selection) return <p className="mt-8">No clinic listed here has published a success rate yet.</p>;
  const average = averageOf(selection, clinics);
  const byName = entriesOf(clinics, selection.results, average);
  const asksForFunnel = picture === "funnel";
  const isFunnel = asksForFunnel && byName.some(({ place }) => place);
  const entries = isFunnel || sort === "name" ? byName : byRate(byName);
  const summary = average && (isFunnel ? funnelSummary(entries) : intervalSummary(entries, average));
  const difference = average && whyPicturesDiffer(entries, average);
  const change = (changes: Partial<PictureAddress>) =>
    changeAddress((before) => writePicture(before, changes), true);
  const { basis } = selection.results[0] ?? {};
  const about = [ageLabel(selection.band), selection.period.label, formatClinics(entries.length)].join(" · ");
  return (
    <>
      <PictureChoice selection={selection} address={address} onChange={change} />
      <h2 className="mt-8 text-xl">{selection.measure.label}</h2>
      <p role="status" className="mt-1 font-medium">
        {about}
      </p>
      {selection.isOtherBand && (
        <p className="mt-2 rounded-lg bg-amber-soft px-3 py-2 text-sm">
          {otherBandNote(selection.band, chosen)}
        </p>
      )}
      {basis && isHistory(basis.periodTo, basis.checkedOn) && (
        <p className="mt-2 rounded-lg bg-amber-soft px-3 py-2 text-sm">
          {`Old results: the last of these treatments were in ${basis.periodTo.slice(0, 4)}. Ask for newer ones.`}
        </p>
      )}
      {average && isFunnel ? (
        <LazyFunnel entries={entries} average={average} />
      ) : (
        <DotPicture entries={entries} average={average} />
      )}
      {asksForFunnel && !isFunnel && (
        <p className="mt-2 text-sm">
          There is no funnel here: too few clinics say how many treatments they counted.
        </p>
      )}
      {average && (
        <div className="mt-4 max-w-prose space-y-2">
          {!isFunnel && (
            <ul className="text-sm text-quiet">
              <AverageLegend average={average} />
            </ul>
          )}
          {summary && <p key={summary}>{summary}</p>}
          {difference && <p key={difference}>{difference}</p>}
          <div className="text-sm text-quiet wrap-anywhere">
            <p>{averageNote(average)}</p>
            {average.national && (
              <p>
                <CheckedSource source={average.national.source} />. <bdi>{average.national.source.note}</bdi>
              </p>
            )}
          </div>
        </div>
      )}
      {basis && <p className="mt-2 max-w-prose text-sm text-quiet">{countingNotes(basis)}</p>}
      <LeftOut entries={entriesOf(clinics, selection.leftOut, null)} />
      <h2 className="mt-10 text-xl">The same in figures</h2>
      <ResultsTable
        entries={entries}
        hasLetters={isFunnel}
        caption={
          isFunnel || sort === "name"
            ? "In order of name. Where two intervals overlap, there is no clear difference."
            : "Highest rate first. Where two intervals overlap, there is no clear difference, whatever their order."
        }
      />
      <SourceNotes entries={entries} />
    </>
  );
}
