import { useLayoutEffect, type ReactNode } from "react";
import { focusPageStart } from "@/ui/focusPageStart.ts";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { Steps, type Step } from "./Steps.tsx";

interface ThankYouProps {
  title: string;
  /** What we have received. */
  received: ReactNode;
  /** What the person can expect of us. */
  note: string;
  steps: Step[];
  /** Where to go from here. */
  links: ReactNode;
}

/** Stays after a form was sent until the person leaves; the toast that says the same goes away. */
export function ThankYou({ title, received, note, steps, links }: ThankYouProps) {
  // The address is the form's, so nothing else moves the page and the focus.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    focusPageStart();
  }, []);
  return (
    <div className="grid max-w-2xl gap-8">
      <PageMeta title={title} />
      <div>
        <h1 className="text-3xl outline-none sm:text-4xl">Thank you</h1>
        <p className="mt-3 text-lg">{received}</p>
        <p className="mt-2 text-quiet">{note}</p>
      </div>
      <div>
        <Steps steps={steps} />
      </div>
      <div className="flex flex-wrap gap-3">{links}</div>
    </div>
  );
}
