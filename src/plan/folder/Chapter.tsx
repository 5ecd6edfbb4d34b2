import { useId, type ReactNode } from "react";
import { Link } from "react-router-dom";

interface ChapterProps {
  title: string;
  to: string;
  linkText: string;
  empty: string;
  isPrinted: boolean;
  isWide?: boolean;
  children: ReactNode;
}

export function Chapter({ title, to, linkText, empty, isPrinted, isWide, children }: ChapterProps) {
  const id = useId();
  const isEmpty = children === null;
  return (
    <section
      aria-labelledby={id}
      className={`mt-10 print:mt-6 print:break-inside-auto! ${isPrinted && !isEmpty ? "" : "print:hidden"} ${isWide && !isEmpty ? "xl:col-span-2" : ""}`}
    >
      <h2 id={id} className="text-2xl print:break-after-avoid">
        {title}
      </h2>
      {isEmpty ? <p className="mt-2 text-quiet">{empty}</p> : <div className="mt-3">{children}</div>}
      <p className="mt-2 print:hidden">
        <Link to={to} className="inline-block py-2 text-accent underline underline-offset-4">
          {linkText}
        </Link>
      </p>
    </section>
  );
}
