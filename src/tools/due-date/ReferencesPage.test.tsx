import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import ReferencesPage from "./ReferencesPage.tsx";

const SOURCES = [
  [
    "ACOG. Committee Opinion No. 700: Methods for Estimating the Due Date. Obstet Gynecol 2017;129:e150–e154.",
    "https://doi.org/10.1097/AOG.0000000000002046",
  ],
  [
    "American Academy of Pediatrics. Age Terminology During the Perinatal Period. Pediatrics 2004;114:1362–1364.",
    "https://doi.org/10.1542/peds.2004-1915",
  ],
  [
    "Delpachitra P. et al. Ultrasound Reference Chart Based on IVF Dates to Estimate Gestational Age at 6–9 Weeks' Gestation. ISRN Obstet Gynecol 2012:938583.",
    "https://pmc.ncbi.nlm.nih.gov/articles/PMC3409520",
  ],
  [
    "Jukic A. M. et al. Length of human pregnancy and contributors to its natural variation. Hum Reprod 2013;28:2848–2855.",
    "https://doi.org/10.1093/humrep/det297",
  ],
  [
    "Naegele's rule and the length of pregnancy – A review. Aust N Z J Obstet Gynaecol 2021;61:177–182.",
    "https://doi.org/10.1111/ajo.13253",
  ],
  [
    "Ghi T. et al. ISUOG Practice Guidelines: invasive procedures for prenatal diagnosis. Ultrasound Obstet Gynecol 2016;48:256–268.",
    "https://doi.org/10.1002/uog.15945",
  ],
  [
    "Donofrio M. T. et al. Diagnosis and Treatment of Fetal Cardiac Disease. Circulation 2014.",
    "https://doi.org/10.1161/01.cir.0000437597.44550.5d",
  ],
  [
    "Papaioannou G. I. et al. Normal Ranges of Embryonic Length, Embryonic Heart Rate, Gestational Sac Diameter and Yolk Sac Diameter at 6–10 Weeks. Fetal Diagn Ther 2010;28:207–219.",
    "https://doi.org/10.1159/000319589",
  ],
] as const;

beforeEach(() => {
  render(
    <MemoryRouter>
      <ReferencesPage />
    </MemoryRouter>,
  );
});

it("lists the eight sources, each with a link that opens in a new tab", () => {
  const items = screen.getAllByRole("listitem");
  expect(items).toHaveLength(SOURCES.length);
  for (const [index, [text, url]] of SOURCES.entries()) {
    const item = items[index] ?? document.body;
    expect(item).toHaveTextContent(`${index + 1}${text}`);
    const link = within(item).getByRole("link", { name: /^View Source/ });
    expect(link).toHaveAttribute("href", url);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
  }
});

it("names the sources for the day of the pregnancy test, by the letters that the timeline cites", () => {
  const section = screen.getByRole("region", { name: "The day of the pregnancy test" });
  expect(
    within(section)
      .getAllByRole("term")
      .map(({ textContent }) => textContent),
  ).toEqual(["A", "B", "C"]);
  for (const link of within(section).getAllByRole("link")) {
    expect(link).toHaveAttribute("href", expect.stringMatching(/^https:\/\/(doi\.org|www\.nhs\.uk)\//));
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
  }
});

it("leads back to the calculator and says what it is not", () => {
  expect(screen.getByRole("link", { name: "Back to Calculator" })).toHaveAttribute("href", "/ivf-calculator");
  expect(
    screen.getByText(/for education only and does not replace professional medical advice/),
  ).toBeVisible();
});
