import { ExternalLink } from "@/ui/ExternalLink.tsx";
import { Sources } from "@/ui/Sources.tsx";
import { TEACHING_EXAMPLE } from "./sources.ts";
import { REGISTERS } from "./registers.ts";

export function Registers() {
  return (
    <>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {REGISTERS.map(({ country, body, lookUp, counts, goodToKnow, doubt, sources }) => (
          <li key={country} className="grid gap-x-6 gap-y-1 py-5 md:grid-cols-[26%_minmax(0,1fr)]">
            <h3 className="text-lg">{country}</h3>
            <div className="grid gap-1.5">
              <p>
                <span>{`${body} `}</span>
                <ExternalLink href={lookUp.url}>{lookUp.name}</ExternalLink>
              </p>
              <p>
                <span className="font-semibold">Counts:</span>
                <span>{` ${counts}`}</span>
              </p>
              <p>
                <span className="font-semibold">Good to know:</span>
                <span>{` ${goodToKnow}`}</span>
              </p>
              {doubt && (
                <p>
                  <span className="font-semibold">We're less sure of this one:</span>
                  <span>{` ${doubt}`}</span>
                </p>
              )}
              <Sources sources={sources} />
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        Danish law makes each clinic publish results on its own site, but no rule says how to count them. The
        registers of Germany, Austria and Italy publish results without the names of clinics. Belgium's gave
        its report on each centre to two newspapers in 2024, after they had asked for it by law. Portugal,
        Finland and Greece have authorities too; we couldn't find out whether they publish the results of
        individual clinics.
      </p>
      <Sources sources={[{ ...TEACHING_EXAMPLE, name: "IVF-Syd, a Danish clinic's own page (in Danish)" }]} />
    </>
  );
}
