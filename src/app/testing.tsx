import { render } from "@testing-library/react";
import { Suspense, type ReactNode } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { vi } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { showPage } from "@/contributing/forms/testing.tsx";
import { adminRoutes } from "./adminRoutes.ts";
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

/** All pages of the administration, without the rest of the site. */
export function showAdminPage(path: string, login: ReactNode = "The login"): void {
  showPage(
    <Suspense>
      <Routes>
        {adminRoutes.map(({ path: route, page: Page }) => (
          <Route key={route} path={route} element={<Page />} />
        ))}
        <Route path="/admin/login" element={login} />
      </Routes>
    </Suspense>,
    path,
  );
}
