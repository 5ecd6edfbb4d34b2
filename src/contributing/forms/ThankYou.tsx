import type { ReactNode } from "react";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { Steps, type Step } from "./Steps.tsx";

interface ThankYouProps {
  title: string;
  received: ReactNode;
  note: string;
  steps: Step[];
  links: ReactNode;
}

export function ThankYou({ title, received, note, steps, links }: ThankYouProps) {
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
