import type { ReactNode } from "react";
import { AddressNotes, type AddressNotesProps } from "./AddressNotes.tsx";
import { ComparedLaw } from "./ComparedLaw.tsx";

export interface AboveComparisonProps extends AddressNotesProps {
  countries: string[];
}

/** What only some visitors need above the comparison, apart from the page, which is full. */
export default function AboveComparison({ countries, ...notes }: AboveComparisonProps): ReactNode {
  return (
    <>
      <AddressNotes {...notes} />
      {countries.length > 0 && <ComparedLaw countries={countries} />}
    </>
  );
}
