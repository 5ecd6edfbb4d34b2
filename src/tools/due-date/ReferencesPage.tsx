import { BackLink } from "@/ui/BackLink.tsx";
import { ExternalButtonLink } from "@/ui/Button.tsx";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { DISCLAIMER } from "./disclaimer.ts";
import { REFERENCES, TEST_REFERENCES, type Reference } from "./references.ts";

export default function ReferencesPage() {
  return (
    <>
      <PageMeta
        title="References of the due date calculator"
        description="The eight sources of our IVF due date calculator: guidelines and studies on dating a pregnancy, each with a link to the original."
        path="/references"
      />
      <BackLink to="/ivf-calculator">Back to Calculator</BackLink>
      <h1 className="text-3xl sm:text-4xl">References</h1>
      <p className="mt-3 max-w-2xl text-lg text-quiet">
        What the due date calculator is based on. A number or letter in brackets beside a milestone is one on
        this page.
      </p>
      <div className="mt-8 grid max-w-3xl gap-x-16 gap-y-8 2xl:max-w-none 2xl:grid-cols-[minmax(0,48rem)_minmax(0,1fr)] 2xl:items-start">
        <div className="grid gap-8 2xl:order-last 2xl:mt-5">
          <section aria-labelledby="method-title" className="rounded-2xl bg-accent-soft p-5 sm:p-6">
            <h2 id="method-title" className="text-xl">
              How we count
            </h2>
            <p className="mt-2">
              The due date is 280 days after the gestational start [1]. That start is the first day of the
              last period, or 14 days before conception or insemination [2], or 14 days plus the embryo’s age
              before an embryo transfer. So a day 5 transfer is due 261 days later and a day 3 transfer 263
              days later [1]. Healthy pregnancies differ in length by as much as 37 days [4].
            </p>
          </section>
          <PregnancyTestSources />
        </div>
        <ol>
          {REFERENCES.map((reference, index) => (
            <ReferenceItem key={reference.url} reference={reference} number={index + 1} />
          ))}
        </ol>
      </div>
      <p className="mt-8 max-w-2xl text-quiet">{DISCLAIMER}</p>
    </>
  );
}

function PregnancyTestSources() {
  return (
    <section aria-labelledby="test-title">
      <h2 id="test-title" className="text-xl">
        The day of the pregnancy test
      </h2>
      <p className="mt-2">
        Your clinic names the day, and its day counts. The days we show are the usual ones: from 14 days after
        fertilisation [A], which is 9 days after a day 5 transfer and 11 days after a day 3 transfer, to 14
        days after the transfer [B]. After a period, a test is reliable from the day the next one is late [C].
      </p>
      <dl className="mt-4 grid gap-3">
        {Object.entries(TEST_REFERENCES).map(([letter, { authors, title, published, url }]) => (
          <div key={letter} className="flex gap-4">
            <dt className="w-8 shrink-0 font-serif text-xl font-semibold text-accent">{letter}</dt>
            <dd>
              <span>{authors && `${authors} `}</span>
              <ExternalLink href={url}>
                <cite className="not-italic">{title}</cite>
              </ExternalLink>{" "}
              <span className="text-quiet">{published}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ReferenceItem({ reference, number }: { reference: Reference; number: number }) {
  const { authors, title, published, url } = reference;
  return (
    <li className="flex flex-wrap items-start sm:items-center gap-x-6 gap-y-3 border-b border-line py-5 sm:flex-nowrap">
      <span aria-hidden className="w-8 font-serif text-2xl font-semibold text-accent">
        {number}
      </span>
      <p className="grow basis-3/4 sm:basis-0">
        <span>{authors && `${authors} `}</span>
        <cite className="font-medium not-italic">{title}</cite>{" "}
        <span className="text-quiet">{published}</span>
      </p>
      <ExternalButtonLink href={url} tone="outline" className="ml-14 shrink-0 text-sm sm:ml-0">
        View Source<span className="sr-only">{` ${number}`}</span>
      </ExternalButtonLink>
    </li>
  );
}
