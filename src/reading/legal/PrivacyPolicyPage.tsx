import { BackLink } from "@/ui/BackLink.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { DATA_SECTIONS } from "./dataSections.tsx";
import { RIGHTS_SECTIONS } from "./rightsSections.tsx";

/** The texts refer to each other by number. */
const SECTIONS = [...DATA_SECTIONS, ...RIGHTS_SECTIONS];

export default function PrivacyPolicyPage() {
  return (
    <>
      <PageMeta
        title="Privacy policy"
        description="What this directory does with your data: no cookies, no tracking, no account; hashed addresses for 30 days; and your rights under the GDPR."
        path="/privacy-policy"
      />
      <BackLink to="/">Back to Home</BackLink>
      <h1 className="text-3xl sm:text-4xl">Privacy Policy</h1>
      <p className="mt-3 text-quiet">Last updated: Aug 25th, 2024</p>
      <div className="mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,48rem)_18rem]">
        <div className="rounded-2xl bg-accent-soft px-5 py-4">
          <p>
            <strong className="font-semibold">
              Note of change, <time dateTime="2026-11-30">30 November 2026</time>:
            </strong>{" "}
            we rewrote the policy of August 2024 to say what the site does now. For votes and submissions, we
            store addresses only as keyed hashes and only for 30 days. There are no cookies, and everything
            kept in your browser is listed by name. Also new: you can report a wrong figure, with an e-mail
            address if you like (section 6), your browser keeps pages so that the site works without a network
            (section 7), and backups are named (section 10).
          </p>
        </div>
        <Contents />
        <div>
          {SECTIONS.map(({ title, body }, index) => (
            <section key={title} aria-labelledby={idOf(index)} className="mb-10">
              <h2 id={idOf(index)} tabIndex={-1} className="scroll-mt-6 text-xl sm:text-2xl">
                {`${index + 1}. ${title}`}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function Contents() {
  return (
    <nav
      aria-labelledby="contents-title"
      className="self-start border-l-2 border-line pl-5 lg:sticky lg:top-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="contents-title" className="text-base">
        On this page
      </h2>
      <ol className="mt-1 text-quiet">
        {SECTIONS.map(({ title }, index) => (
          <li key={title}>
            <a href={`#${idOf(index)}`} className="inline-block py-1 hover:text-accent">
              {`${index + 1}. ${title}`}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function idOf(index: number): string {
  return `section-${index + 1}`;
}
