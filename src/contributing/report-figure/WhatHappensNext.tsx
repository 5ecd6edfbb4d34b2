import { Steps } from "@/contributing/forms/Steps.tsx";
import { CHECKED, CORRECTED } from "./reportSteps.ts";

const STEPS = [
  {
    title: "You name a source",
    text: "Anyone can: patients, clinics or anybody else. It takes two minutes and no account.",
  },
  CHECKED,
  CORRECTED,
];

export function WhatHappensNext() {
  return (
    <aside className="max-lg:mt-8">
      <Steps steps={STEPS} />
      <div className="mt-8 rounded-2xl bg-accent-soft p-5">
        <h2 className="text-lg">Do you work at this clinic?</h2>
        <p className="mt-1">
          Then link to your own page or price list. You don't have to prove who you are: we check the source,
          not the sender. A correction is free and can't be bought: only the source decides.
        </p>
      </div>
    </aside>
  );
}
