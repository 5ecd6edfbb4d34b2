/** The code of an unexpected error, small below its words, for a person to quote. */
export function Reference({ reference }: { reference: string | undefined }) {
  return reference && <small className="mt-1 block text-quiet">Error code {reference}</small>;
}
