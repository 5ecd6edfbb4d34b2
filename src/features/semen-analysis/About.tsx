import { ExternalLink } from "lucide-react";
import { GlossaryLink } from "@/ui/GlossaryLink.tsx";

const SOURCES = [
  {
    title: "WHO laboratory manual for the examination and processing of human semen, 6th ed. (2021)",
    url: "https://www.who.int/publications/i/item/9789240030787",
  },
  {
    title: "Campbell M. J. et al., Distribution of semen examination results 2020, Andrology 2021",
    url: "https://doi.org/10.1111/andr.12983",
  },
];

/** What a reader must know before believing any limit, and where the limits come from. */
export function About() {
  return (
    <div className="mt-14 grid gap-10 lg:grid-cols-2">
      <section aria-labelledby="about-title">
        <h2 id="about-title" className="text-2xl">
          How to read these limits
        </h2>
        <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-accent">
          <li>
            Below a limit does not mean infertile. The authors of the limits say that they ‘do not represent
            distinct limits between fertile and subfertile men’.
          </li>
          <li>One sample predicts poorly. Repeat the analysis after 4–6 weeks.</li>
          <li>Abstain for 2–7 days before each sample.</li>
          <li>Laboratories differ. Where your report names limits of its own, ask about those.</li>
        </ul>
        <p className="mt-4">
          <GlossaryLink term="semen-analysis">The words of the report in the glossary</GlossaryLink>
        </p>
      </section>
      <section aria-labelledby="sources-title">
        <h2 id="sources-title" className="text-2xl">
          Sources
        </h2>
        <p className="mt-4">
          The limits are the lower fifth centile of men whose partners conceived within a year, with the 95%
          interval of each. The limit for immotile sperm is 100 − 42. The 20 million for the total motile
          count is a commonly used clinical threshold, not the WHO’s.
        </p>
        <ol className="mt-3 list-decimal space-y-2 pl-5 marker:text-accent">
          {SOURCES.map(({ title, url }) => (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noopener"
                className="text-accent underline underline-offset-4"
              >
                {title}
                <ExternalLink aria-hidden className="ml-1 inline size-4" />
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
