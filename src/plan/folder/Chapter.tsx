import { useId, type ReactNode } from "react";
import { Link } from "react-router-dom";

interface ChapterProps {
  title: string;
  /** The page where it is filled. */
  to: string;
  /** The way there, in words. */
  linkText: string;
  /** Said where there is nothing yet. */
  empty: string;
  /** Whether it goes on paper now. */
  isPrinted: boolean;
  /** Null where there is nothing yet. */
  children: ReactNode;
}

/** One part of the folder, or the way to fill it. What is empty isn't printed. */
export function Chapter({ title, to, linkText, empty, isPrinted, children }: ChapterProps) {
  const id = useId();
  const isEmpty = children === null;
  return (
    <section
      aria-labelledby={id}
      className={`mt-10 print:mt-6 print:break-inside-auto! ${isPrinted && !isEmpty ? "" : "print:hidden"}`}
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
