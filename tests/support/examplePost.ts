import type { BlogPost } from "@/reading/blog/post.ts";

export function examplePost(about: Partial<BlogPost> = {}): BlogPost {
  return {
    id: "5b1f6d1e-0000-4000-8000-00000000ffff",
    title: "An example",
    slug: "an-example",
    excerpt: null,
    content: "<p>Text</p>",
    featuredImage: null,
    category: null,
    published: true,
    publishedAt: "2025-01-05T23:30:00+00:00",
    createdAt: "2025-01-01T00:00:00+00:00",
    updatedAt: "2025-01-06T00:00:00+00:00",
    authorName: null,
    metaTitle: null,
    metaDescription: null,
    metaKeywords: [],
    canonicalUrl: null,
    ogTitle: null,
    ogDescription: null,
    ogImage: null,
    twitterTitle: null,
    twitterDescription: null,
    twitterImage: null,
    ...about,
  };
}
