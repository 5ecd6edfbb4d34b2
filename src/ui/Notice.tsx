import type { ReactNode } from "react";
import { Card } from "./Card.tsx";
import { ErrorReference } from "./ErrorReference.tsx";

export interface NoticeProps {
  title: string;
  text?: string;
  reference?: string | undefined;
  drawing?: ReactNode;
  role?: "alert" | "status";
  isPageTitle?: boolean;
  children?: ReactNode;
}

export function Notice({ title, text, reference, drawing, role, isPageTitle, children }: NoticeProps) {
  const Title = isPageTitle ? "h1" : "h2";
  return (
    <Card role={role} className="flex flex-col items-center px-6 py-12 text-center">
      {drawing}
      <Title className="text-xl">{title}</Title>
      {text && <p className="mt-1 text-quiet">{text}</p>}
      <ErrorReference reference={reference} />
      {children && <div className="mt-5">{children}</div>}
    </Card>
  );
}
