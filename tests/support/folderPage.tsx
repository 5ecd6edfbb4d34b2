import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import FolderPage from "../../src/plan/folder/FolderPage.tsx";
import { WithLaw } from "./withLaw.tsx";

export function showFolder(): void {
  render(
    <WithLaw>
      <MemoryRouter>
        <FolderPage />
      </MemoryRouter>
    </WithLaw>,
  );
}
