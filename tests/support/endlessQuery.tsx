import { QueryClientProvider, useQuery, type QueryKey } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { createQueryClient } from "@/backend/queryClient.ts";

export function renderBesideEndlessQuery<Result>(queryKey: QueryKey, useIt: () => Result) {
  const queryClient = createQueryClient();
  return renderHook(
    () => {
      useQuery({ queryKey, queryFn: () => new Promise<never>(() => {}), initialData: null });
      return useIt();
    },
    {
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    },
  );
}
