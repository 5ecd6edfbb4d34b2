import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failureOf } from "@/backend/errors.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { useSiteUrl } from "@/ui/siteAddress.ts";
import { StructuredData } from "@/ui/StructuredData.tsx";
import { ApiAddresses } from "./ApiAddresses.tsx";
import { catalogueQuery } from "./api.ts";
import { Downloads } from "./Downloads.tsx";
import { Fields } from "./Fields.tsx";
import { Licence } from "./Licence.tsx";
import { datasetData } from "./structuredData.ts";

const NOT_LOADED = {
  title: "We couldn't load the list of files",
  text: "They are made when the site is built. Please try again.",
};
const DESCRIPTION =
  "Every clinic on this site and every sourced figure of theirs, free of samples, as CSV and JSON: success rates, prices, review scores and national figures, each with its source.";

export default function OpenDataPage() {
  const { data: catalogue, error, refetch } = useQuery(catalogueQuery());
  const site = useSiteUrl();
  return (
    <div className="max-w-3xl">
      <PageMeta title="Open data" description={DESCRIPTION} path="/data" />
      {catalogue && <StructuredData data={datasetData(catalogue, DESCRIPTION, site)} />}
      <h1 className="text-3xl sm:text-4xl">Open data</h1>
      <p className="mt-4 text-lg text-quiet">
        Every clinic on this site and every published figure of theirs, to download or to read by program.
        Each figure comes with its source and the day somebody read it there.
      </p>
      <p className="mt-3">
        Sample figures are left out, and so are our scores, since no method for them is published. Clinics
        that are no longer on the site are left out too.
      </p>
      <Section title="Download">
        {error && !catalogue ? (
          <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />
        ) : (
          <Downloads catalogue={catalogue} />
        )}
      </Section>
      <Section title="What you may do with it">
        <Licence />
      </Section>
      <Section title="How the files are written">
        <p className="mt-3">
          CSV: commas, UTF-8 with a byte order mark, one row per line (RFC 4180). A list is one cell, such as{" "}
          <code>Prague | Brno</code>. Where a spreadsheet could begin a formula, at the start of a cell or
          behind a separator, an apostrophe stands in front of it; in addresses, that separator is
          percent-encoded. Yes and no are words, and what isn't known is empty.
        </p>
        <p className="mt-3">
          JSON: the same rows with real lists, numbers and <code>null</code>. Every file follows one{" "}
          <a href="/data/schema.json" className="text-accent underline underline-offset-4">
            JSON Schema
          </a>{" "}
          (draft 2020-12). <code>/data/index.json</code> says when the files were made and how many rows each
          has. Pages of other sites may read all of them.
        </p>
      </Section>
      <Section title="For developers: the API">
        <ApiAddresses />
      </Section>
      <Section title="What each field says">
        <Fields />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}
