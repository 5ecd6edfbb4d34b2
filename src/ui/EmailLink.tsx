import type { ReactNode } from "react";
import { mailtoUrl } from "./mailtoUrl.ts";

interface Props {
  address: string;
  /** What the message is about. */
  subject?: string;
  /** Words for the address. */
  children?: ReactNode;
}

/** A link that opens the person's own mail program, with a message to this address and nobody else. */
export function EmailLink({ address, subject, children = address }: Props) {
  return (
    <a href={mailtoUrl(address, subject)} className="text-accent underline underline-offset-4 wrap-anywhere">
      {children}
    </a>
  );
}

/** The same for an address that the operator may not have named. */
export function OperatorsEmail({ address }: { address: string | undefined }) {
  if (address === undefined) return <em>(the operator hasn’t added an address yet)</em>;
  return <EmailLink address={address} />;
}
