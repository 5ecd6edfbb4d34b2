import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { PostEditor } from "./PostEditor.tsx";
import { untilLogged } from "../../../tests/support/expectLogged.ts";

const WEB = "Use an address that starts with https://";
const UNSTORABLE = "This contains a character that cannot be stored";
const REQUIRED = "Title and content are required";

function show() {
  const written: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    if (init?.method === "POST" && typeof init.body === "string") written.push(init.body);
    return Response.json([]);
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <PostEditor post={null} restored={null} draftId={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "HTML" }));
  return written;
}

const field = (label: string) => screen.getByLabelText(label, { exact: true, selector: "input, textarea" });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

test.for<[label: string, what: string, value: string, words: string]>([
  ["Title", "white space", " \u00a0", REQUIRED],
  ["Title", "zero-width characters", "\u200b\u2060", REQUIRED],
  ["Title", "201 characters", "x".repeat(201), "At most 200 characters"],
  ["Title", "200 letters that are two each when composed", "\u0958".repeat(200), "At most 200 characters"],
  ["Title", "10 MB", "x".repeat(10_000_000), "At most 200 characters"],
  ["Title", "10 MB of nothing to see", "\u200b".repeat(10_000_000), REQUIRED],
  ["Title", "NUL", "a\0b", UNSTORABLE],
  ["Title", "half a character", "a \ud83d", UNSTORABLE],
  ["Excerpt", "NUL", "a\0b", UNSTORABLE],
  ["Slug", "../admin", "../admin", "Use lower-case letters, digits and single hyphens"],
  ["Featured image", "javascript:", "javascript:alert(1)", WEB],
  ["Featured image", "data:", "data:image/svg+xml,x", WEB],
  ["OG image", "//host", "//evil.test/x.png", WEB],
  ["Canonical URL", "javascript:", "javascript:alert(1)", WEB],
  ["Canonical URL", "ftp:", "ftp://example.org/x", WEB],
  ["Content", "2 MB", "<p>x</p>".repeat(250_000), "At most 500,000 characters"],
  ["Content", "2 MB of words", "Long words. ".repeat(170_000), "At most 500,000 characters"],
  ["Content", "only a script", "<script>alert(1)</script>", "Nothing is left once"],
  [
    "Content",
    "characters that take more room when stored",
    `<p>${"&".repeat(200_000)}</p>`,
    "as it is stored",
  ],
  ["Content", "letters of four bytes each", `<p>${"𝒂".repeat(240_000)}</p>`, "would pass one megabyte"],
])(
  "the field %s refuses %s with a message beside it, and nothing is sent",
  async ([label, , value, words]) => {
    const written = show();
    type("Title", "A title");
    type("Content", "<p>Text</p>");
    type(label, value);
    await userEvent.click(screen.getByRole("button", { name: "Create" }));
    await vi.waitFor(() => expect(field(label)).toBeInvalid(), 60_000);
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(written).toEqual([]);
  },
);

test("a title of only punctuation fills in an address that can be stored", async () => {
  const written = show();
  type("Title", "?!… —");
  type("Content", "<p>Text</p>");
  await userEvent.click(screen.getByRole("button", { name: "Create" }));
  await vi.waitFor(() => expect(written).toHaveLength(1), 60_000);
  expect(JSON.parse(written[0] ?? "")).toMatchObject({
    title: "?!… —",
    slug: expect.stringMatching(/^post-[a-z0-9]+$/),
  });
  // The fake backend records requests and stores nothing.
  await untilLogged(/The database took no change/);
});

test("the preview does not draw what is too long to be stored", () => {
  show();
  type("Content", "<p>x</p>".repeat(250_000));
  expect(screen.getByText("The content is too long to show here.")).toBeVisible();
});
