import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { createQueryClient } from "@/backend/queryClient.ts";
import { Toaster } from "@/ui/Toaster.tsx";
import BlogPage from "./BlogPage.tsx";
import PostPage from "./PostPage.tsx";

export const CHOOSING = { id: "c1", name: "Choosing a clinic", slug: "choosing" };
export const COSTS = { id: "c2", name: "Planning and costs", slug: "costs" };

export function postRow(about: Record<string, unknown> = {}) {
  return {
    ...{ id: "p1", title: "An example", slug: "an-example", excerpt: null, content: "<p>Text</p>" },
    ...{ featured_image: null, category_id: null, published: true, author_name: "The editors" },
    ...{ published_at: "2026-09-03T08:00:00+00:00", created_at: "2026-09-01T00:00:00+00:00" },
    ...{ updated_at: "2026-09-03T08:00:00+00:00", canonical_url: null },
    ...{ meta_title: null, meta_description: null, meta_keywords: [] },
    ...{ og_title: null, og_description: null, og_image: null },
    ...{ twitter_title: null, twitter_description: null, twitter_image: null },
    ...about,
  };
}

export function showBlog(address: string) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/blog" element={<BlogPage />} />
          <Route path="/blog/:slug" element={<PostPage />} />
        </Routes>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
}
