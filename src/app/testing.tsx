import { render } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { vi } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { App } from "./App.tsx";

/** With the browser's own history. */
export function showApp(address: string) {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  window.history.replaceState(null, "", address);
  return render(
    <BrowserRouter>
      <App queryClient={createQueryClient()} />
    </BrowserRouter>,
  );
}
