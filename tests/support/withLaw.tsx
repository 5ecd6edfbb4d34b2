import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { createQueryClient } from "@/backend/queryClient.ts";
import { lawsQuery } from "@/law/api.ts";
import { SEEDED_LAWS } from "./seededLaw.ts";

export function cacheWithLaw(): QueryClient {
  const cache = createQueryClient();
  cache.setQueryData(lawsQuery().queryKey, SEEDED_LAWS);
  return cache;
}

export function WithLaw({ children }: { children: ReactNode }) {
  const [cache] = useState(cacheWithLaw);
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>;
}
