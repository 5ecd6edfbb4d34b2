import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { Toaster } from "@/ui/Toaster.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Layout } from "./Layout.tsx";
import { routeOf } from "./routes.tsx";
import { useScrollAndFocusRestoration } from "./useScrollAndFocusRestoration.ts";

export function App({ queryClient }: { queryClient: QueryClient }) {
  const { pathname } = useLocation();
  // Memoised so that query changes don't re-render the whole page.
  const route = useMemo(() => {
    const { path = "*", page: Page } = routeOf(pathname) ?? {};
    return Page && <Route path={path} element={<Page />} />;
  }, [pathname]);
  useScrollAndFocusRestoration(pathname);
  return (
    <QueryClientProvider client={queryClient}>
      <Layout>
        <ErrorBoundary key={pathname}>
          <Routes>{route}</Routes>
        </ErrorBoundary>
      </Layout>
      <Toaster />
    </QueryClientProvider>
  );
}
