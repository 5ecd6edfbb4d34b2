import { Sources } from "@/ui/Sources.tsx";
import { CZECH_GAPS, CZECH_REGISTER, POLISH_ACT, POLISH_PROGRAMME } from "./sources.ts";

export function SelfReportedRates() {
  return (
    <>
      <div className="mt-3 grid gap-5">
        <div>
          <p>
            <strong className="font-semibold">Czechia</strong> has a register of every started treatment since
            2007. It is made for professionals, the ministry and insurers; we found no results of single
            clinics in it. A study of its first five years found that in some years the birth was missing for
            more than half of the treatments, so that success couldn't be worked out.
          </p>
          <Sources sources={[CZECH_REGISTER, CZECH_GAPS]} />
        </div>
        <div>
          <p>
            <strong className="font-semibold">Poland</strong> makes clinics report each year how many eggs,
            sperm and embryos they handled. The law doesn't ask how many women became pregnant or gave birth.
            The ministry knows it of its own programme: for July 2013 to February 2016 it told an association
            how many transfers led to a pregnancy at 32 clinics, from 19% to 41%.
          </p>
          <Sources sources={[POLISH_ACT, POLISH_PROGRAMME]} />
        </div>
      </div>
      <p className="mt-5">
        So a rate from a Czech or Polish clinic is the clinic's own claim. It may be perfectly true and
        carefully counted; outside such a programme, nobody can confirm it. Many clinics publish none at all.
        That's common and says nothing bad about a clinic. You can always ask.
      </p>
    </>
  );
}
