import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { MatchList } from "./MatchList.tsx";

test.for<[string[], string]>([
  [["wroclaw", "poznan"], "InviMedWrocław"],
  [[], "InviMedWarsaw"],
])("a clinic in several cities stands there with the one that is near: %j", ([cities, line]) => {
  const clinic = exampleClinic({ id: "invimed", name: "InviMed", locations: ["Warsaw", "Wrocław"] });
  render(
    <MemoryRouter>
      <MatchList sure={[]} unsure={[clinic]} cities={cities} />
    </MemoryRouter>,
  );
  expect(screen.getByRole("listitem")).toHaveTextContent(line);
});
