import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { examplePost } from "../../../tests/support/examplePost.ts";
import { PostMeta } from "./PostMeta.tsx";

const scripts = () => document.head.querySelectorAll('script[type="application/ld+json"]');
const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");

test("a post without metadata is described by its title, excerpt and picture", () => {
  render(<PostMeta post={examplePost({ excerpt: "In short", featuredImage: "/blog/x.svg" })} />);
  const { origin } = window.location;
  expect(document.title).toBe("An example");
  expect(document.head.querySelector("link[rel=canonical]")).toHaveAttribute(
    "href",
    `${origin}/blog/an-example`,
  );
  expect(meta("description")).toBe("In short");
  expect(meta("keywords")).toBeUndefined();
  expect(meta("og:type")).toBe("article");
  expect(meta("og:title")).toBe("An example");
  expect(meta("og:image")).toBe(`${origin}/blog/x.svg`);
  expect(meta("og:url")).toBe(`${origin}/blog/an-example`);
  expect(meta("twitter:card")).toBe("summary_large_image");
  expect(meta("twitter:title")).toBe("An example");
});

test("the author's own metadata for search and sharing wins", () => {
  render(
    <PostMeta
      post={examplePost({
        ...{ metaTitle: "Meta", metaDescription: "Description", metaKeywords: ["a", "b"] },
        ...{ ogTitle: "OG", ogDescription: "OG text", ogImage: "https://x.test/og.png" },
        ...{ twitterTitle: "TW", twitterDescription: "TW text", twitterImage: "/tw.png" },
        canonicalUrl: "https://first.example/a",
      })}
    />,
  );
  expect(document.title).toBe("Meta");
  expect(meta("description")).toBe("Description");
  expect(meta("keywords")).toBe("a, b");
  expect([meta("og:title"), meta("og:description"), meta("og:image")]).toEqual([
    ...["OG", "OG text", "https://x.test/og.png"],
  ]);
  expect([meta("twitter:title"), meta("twitter:description")]).toEqual(["TW", "TW text"]);
  expect(meta("twitter:image")).toBe(`${window.location.origin}/tw.png`);
  expect(meta("og:url")).toBe("https://first.example/a");
});

test("structured data is in the head once, and leaves with the page", () => {
  const { rerender, unmount } = render(<PostMeta post={examplePost({ title: "</script><b>" })} />);
  expect(scripts()).toHaveLength(1);
  expect(JSON.parse(scripts()[0]?.textContent ?? "")).toMatchObject({ headline: "</script><b>" });
  rerender(<PostMeta post={examplePost({ title: "Another" })} />);
  expect(scripts()).toHaveLength(1);
  expect(JSON.parse(scripts()[0]?.textContent ?? "")).toMatchObject({ headline: "Another" });
  unmount();
  expect(scripts()).toHaveLength(0);
});
