import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Licence } from "./Licence.tsx";
import { dataFiles } from "./dataFiles.ts";
import { datasetData } from "./structuredData.ts";
import { formatBytes, formatMoment } from "./Downloads.tsx";

const licence = { name: "CC-BY-4.0", url: "https://creativecommons.org/licenses/by/4.0/" };
const rows = { clinics: [], results: [], prices: [], reviews: [], services: [], contacts: [], national: [] };
const madeAt = "2026-11-22T09:05:00.000Z";

test("without a licence the page says that people must ask, and whom", () => {
  render(<Licence by={{ dataLicence: undefined, contactEmail: "we@directory.example" }} />);
  expect(screen.getByText(/^Read it freely, and ask before you publish it elsewhere\./)).toBeInTheDocument();
  expect(screen.getByRole("link")).toHaveAttribute("href", "mailto:we@directory.example");
});

test("the operator's licence is named, with its text", () => {
  render(<Licence by={{ dataLicence: licence, contactEmail: undefined }} />);
  expect(screen.getByRole("link", { name: /^CC-BY-4\.0/ })).toHaveAttribute("href", licence.url);
  expect(screen.queryByText(/ask before/)).toBeNull();
});

test("files and search engines are told of the licence too, and of none where there is none", () => {
  const { files, catalogue } = dataFiles({ rows, madeAt, licence });
  const clinics = files.find(({ path }) => path === "/data/clinics.json")?.text ?? "";
  expect(JSON.parse(clinics)).toEqual({
    $schema: "schema.json",
    dataset: "clinics",
    made_at: madeAt,
    licence,
    rows: [],
  });
  expect(datasetData(catalogue, "x", "https://a.example")).toMatchObject({
    license: licence.url,
    dateModified: madeAt,
    distribution: expect.arrayContaining([
      expect.objectContaining({
        encodingFormat: "text/csv",
        contentUrl: "https://a.example/data/clinics.csv",
      }),
    ]),
  });
  const unnamed = dataFiles({ rows, madeAt, licence: null }).catalogue;
  expect(datasetData(unnamed, "x", undefined)).not.toHaveProperty("license");
});

test("sizes and moments read the same everywhere", () => {
  expect([0, 49, 12_345, 999_949, 999_950].map(formatBytes)).toEqual([
    "0.0 kB",
    "0.0 kB",
    "12.3 kB",
    "999.9 kB",
    "1.0 MB",
  ]);
  expect(formatMoment(madeAt)).toBe("22 November 2026 at 09:05 UTC");
});
