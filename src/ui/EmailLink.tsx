/** An e-mail address that opens the person's own mail program, or that the operator has named none. */
export function EmailLink({ address }: { address: string | undefined }) {
  if (address === undefined) return <em>(the operator hasn’t added an address yet)</em>;
  return (
    <a href={`mailto:${address}`} className="text-accent underline underline-offset-4 wrap-anywhere">
      {address}
    </a>
  );
}
