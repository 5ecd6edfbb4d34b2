import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { Route, Routes, useLocation } from "react-router-dom";
import { Toaster } from "@/ui/Toaster.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Layout } from "./Layout.tsx";
import { routes } from "./routes.tsx";
import { usePageArrival } from "./usePageArrival.ts";

/** Made once: a change of the address alone doesn't draw the whole page again. */
const ROUTES = routes.map(({ path, page: Page }) => <Route key={path} path={path} element={<Page />} />);

/** The whole app below its router. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const { pathname } = useLocation();
  usePageArrival(pathname);
  return (
    <QueryClientProvider client={queryClient}>
      <Layout>
        <ErrorBoundary key={pathname}>
          <Routes>{ROUTES}</Routes>
        </ErrorBoundary>
      </Layout>
      <Toaster />
    </QueryClientProvider>
  );
}
