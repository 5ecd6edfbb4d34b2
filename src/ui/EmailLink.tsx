/** An e-mail address that opens the person's own mail program. */
export function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="text-accent underline underline-offset-4 wrap-anywhere">
      {address}
    </a>
  );
}
