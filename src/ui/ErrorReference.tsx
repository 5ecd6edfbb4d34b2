export function ErrorReference({ reference }: { reference: string | undefined }) {
  return reference && <small className="mt-1 block text-quiet">{`Error code ${reference}`}</small>;
}
