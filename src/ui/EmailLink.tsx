import type { ReactNode } from "react";
import { mailtoUrl } from "./mailtoUrl.ts";

interface Props {
  address: string;
  subject?: string;
  children?: ReactNode;
}

export function EmailLink({ address, subject, children = address }: Props) {
  return (
    <a href={mailtoUrl(address, subject)} className="text-accent underline underline-offset-4 wrap-anywhere">
      {children}
    </a>
  );
}

export function OperatorsEmail({ address }: { address: string | undefined }) {
  if (address === undefined) return <em>(no address yet)</em>;
  return <EmailLink address={address} />;
}
