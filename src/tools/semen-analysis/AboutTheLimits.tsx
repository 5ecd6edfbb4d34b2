import { ExternalLink } from "@/ui/ExternalLink.tsx";
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

export function AboutTheLimits() {
  return (
    <div className="mt-10 grid max-w-prose gap-8">
      <section aria-labelledby="about-title">
        <h2 id="about-title" className="text-2xl">
          How to read these limits
        </h2>
        <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-accent">
          <li>
            The authors of the limits say that they ‘do not represent distinct limits between fertile and
            subfertile men’.
          </li>
          <li>One sample says little. Repeat the analysis after 4–6 weeks.</li>
          <li>Abstain for 2–7 days before each sample.</li>
          <li>Laboratories differ. If your report names its own limits, ask about those.</li>
        </ul>
        <p className="mt-4">
          <GlossaryLink term="semen-analysis">What the words in the report mean</GlossaryLink>
        </p>
      </section>
      <section aria-labelledby="sources-title">
        <h2 id="sources-title" className="text-2xl">
          Sources
        </h2>
        <p className="mt-4">
          Each limit is the lower fifth centile of men whose partners conceived within a year: nineteen of
          twenty reach it. Each has a 95% interval. A value past the limit but inside that interval is ‘At the
          limit’: a study of other men might have put the limit on its other side. The limit for immotile
          sperm is 58%: 100 minus 42. The 20 million for total motile sperm is a commonly used threshold, not
          the WHO’s.
        </p>
        <ol className="mt-3 list-decimal space-y-2 pl-5 marker:text-accent">
          {SOURCES.map(({ title, url }) => (
            <li key={url}>
              <ExternalLink href={url}>{title}</ExternalLink>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
