import type { ReactNode } from "react";
import { Link } from "react-router-dom";

const MUST_AGREE = [
  "what counts as a success",
  "out of what it is counted",
  "own or donor eggs",
  "fresh or frozen embryos, or both together",
  "whether embryos were tested",
  "the age band",
  "years that overlap",
  "whether a register published both or neither: a clinic's own number is one that nobody else has checked",
];

const HEADLINE_ORDER = [
  "the one with the latest years; for a price one in euros, then the latest price list",
  "then any other rate before one per started cycle or egg collection that seems to leave out treatments that stopped",
  "then the one whose source was read last",
  "then by who published it: a register, the clinic, the press, somebody else who read the clinic's page",
  "then a rate for all ages before one for an age band, and a younger band before an older one",
  "then the outcome nearest to a birth",
  "then the one that rests on more treatments",
];

export function ComparisonRules() {
  return (
    <div className="mt-3 grid gap-8">
      <Part title="Every figure says where it comes from">
        <p>
          You see who published it, a link, and the day it was last read there, by us or by whoever the figure
          names. After two years we say that the check is old. We show a country's own figures beside a
          clinic's to give you an idea, and never rank them with clinics.
        </p>
      </Part>
      <Part title="Only like is compared with like">
        <p>We rank two success rates, or draw them on one scale, only if all of these agree:</p>
        <Bullets items={MUST_AGREE} />
        <p className="mt-3">
          If one doesn't, we show the figures without a ranking and say what differs. Prices need the same
          treatment and patients, the same things included, and lists at most two years apart. Lists and
          rankings convert other currencies to euros. A comparison shows those euros too, but compares only
          prices in one currency. Review scores need the same website and scale.
        </p>
      </Part>
      <Part title="Which figure stands first">
        <p>A clinic may have several figures. Lists show one of them, chosen in this order:</p>
        <ol className="mt-2 grid list-decimal gap-1.5 pl-6 marker:text-accent">
          {HEADLINE_ORDER.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <p className="mt-3">
          Nobody picks it by hand, and nobody can pay for it. The price in lists is for an IVF cycle, in euros
          or converted; review scores are brought to a scale of five. The clinic's page shows all its figures.
        </p>
      </Part>
      <Part title="Samples aren't facts">
        <p>
          Where a clinic has no published figure at all, its listing may show sample figures, which are
          invented. The page says so at its top and beside each figure. A sample takes no part in any ranking
          of real figures, so don't base your choice on one.
        </p>
      </Part>
      <Part title="We make mistakes too">
        <p>
          Is a figure wrong or out of date? <TextLink to="/">Open the clinic</TextLink> and choose ‘Report a
          wrong figure’. Patients can, and so can clinics. All we need is a page that shows the right value.
        </p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-xl">{title}</h3>
      <div className="mt-1.5">{children}</div>
    </div>
  );
}

function Bullets({ items }: { items: string[] }) {
  return (
    <ul className="mt-2 grid list-disc gap-1.5 pl-6 marker:text-accent">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-accent underline underline-offset-4">
      {children}
    </Link>
  );
}
