import { Link } from "react-router-dom";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { Sources } from "@/ui/Sources.tsx";
import { TERM_GROUPS, type Term } from "./terms.ts";

export default function GlossaryPage() {
  return (
    <div className="max-w-3xl">
      <PageMeta
        title="Glossary"
        description="IVF in plain words: success rate, live birth rate, ICSI, egg donation, frozen embryo transfer, motility and other words from listings and reports."
        path="/glossary"
      />
      <h1 className="text-3xl sm:text-4xl">Glossary</h1>
      <p className="mt-4 text-lg text-quiet">
        The words you meet here and at clinics, in plain English. This page explains words; it gives no
        medical advice.
      </p>
      <nav aria-label="On this page" className="mt-6">
        <ul className="flex flex-wrap gap-x-6">
          {TERM_GROUPS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block py-2 text-accent underline underline-offset-4">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {TERM_GROUPS.map(({ id, title, more, terms }) => (
        <section key={id} aria-labelledby={id} className="mt-10">
          <h2 id={id} tabIndex={-1} className="text-2xl">
            {title}
          </h2>
          {more && (
            <p className="mt-2">
              <Link to={more.to} className="text-accent underline underline-offset-4">
                {more.name}
              </Link>
            </p>
          )}
          <dl className="mt-2 divide-y divide-line">
            {terms.map((term) => (
              <Entry key={term.id} term={term} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Entry({ term: { id, name, text, sources } }: { term: Term }) {
  return (
    <div
      id={id}
      // Internal links move the focus; only a typed address makes a target.
      className="py-4 [&:is(:target,:focus)]:-mx-4 [&:is(:target,:focus)]:rounded-lg [&:is(:target,:focus)]:bg-accent-soft [&:is(:target,:focus)]:px-4"
    >
      <dt className="font-serif text-lg font-semibold">{name}</dt>
      <dd className="mt-1">{text}</dd>
      {sources && (
        <dd className="mt-1">
          <Sources sources={sources} />
        </dd>
      )}
    </div>
  );
}
