import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { CHOOSING, postRow, showBlog } from "./testing.tsx";

const POST = "/rest/v1/rpc/published_post";
const CATEGORIES = { "/rest/v1/blog_categories": { json: [CHOOSING] } };
const title = () => screen.findByRole("heading", { level: 1, name: "An example" });

describe("A post", () => {
  test("is read with its category, author, date and links that reveal nothing", async () => {
    const content = '<p>As the <a href="https://hfea.example/">HFEA</a> says</p>';
    answerBackend({ [POST]: { json: [postRow({ category_id: "c1", content })] }, ...CATEGORIES });
    showBlog("/blog/an-example");
    await title();
    for (const words of ["Choosing a clinic", "The editors", "3 September 2026"])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole("link", { name: /HFEA/ })).toHaveAttribute("rel", "noopener");
    expect(screen.getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/blog");
  });

  test("planned for midnight in Prague carries the day that begins then", async () => {
    const published_at = "2026-09-03T22:00:00+00:00";
    answerBackend({ [POST]: { json: [postRow({ published_at })] }, ...CATEGORIES });
    showBlog("/blog/an-example");
    expect(await screen.findByText("4 September 2026")).toBeVisible();
  });

  test.for([
    ["does not exist or is a draft", "/blog/no-such-post"],
    ["has an address of nonsense", "/blog/%25_*(),."],
  ] as const)("that %s is not found", async ([, address]) => {
    answerBackend({ [POST]: { json: [] }, ...CATEGORIES });
    showBlog(address);
    expect(await screen.findByRole("heading", { name: "Post Not Found" })).toBeVisible();
    expect(screen.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
    expect(document.head.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(screen.getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/blog");
  });

  test("keeps its way back as it arrives, so that no press is lost", async () => {
    answerBackend({ [POST]: { json: [postRow()] }, ...CATEGORIES });
    showBlog("/blog/an-example");
    expect(screen.getByText("Loading blog post...")).toBeVisible();
    const back = screen.getByRole("link", { name: "Back to Blog" });
    await title();
    expect(screen.getByRole("link", { name: "Back to Blog" })).toBe(back);
  });

  test("can be retried when it fails to load", async () => {
    expectLogged(/BackendError: broken/);
    const broken = { status: 400, json: { message: "broken" } };
    answerBackend({ [POST]: [broken, { json: [postRow()] }], ...CATEGORIES });
    showBlog("/blog/an-example");
    expect(screen.getByText("Loading blog post...")).toBeVisible();
    expect(await screen.findByText("The blog post you're looking for doesn't exist.")).toBeVisible();
    expect(screen.getByText("Or we couldn't load it just now.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await title();
  });

  test("fault 24: image missing → a placeholder of the same size", async () => {
    answerBackend({ [POST]: { json: [postRow({ featured_image: "/blog/gone.svg" })] }, ...CATEGORIES });
    const { container } = showBlog("/blog/an-example");
    await title();
    const image = container.querySelector("article > img");
    const size = ["aspect-video", "w-full"];
    expect(image).toHaveClass(...size);
    fireEvent.error(image!);
    expect(container.querySelector("article > img")).toBeNull();
    expect(container.querySelector("article > div")).toHaveClass(...size);
  });
});

async function share(device: Record<"share" | "clipboard", unknown>) {
  for (const [name, value] of Object.entries(device))
    Object.defineProperty(navigator, name, { value, configurable: true });
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
}

describe("'Share'", () => {
  const address = window.location.href;
  beforeEach(async () => {
    answerBackend({ [POST]: { json: [postRow()] }, ...CATEGORIES });
    showBlog("/blog/an-example");
    await title();
  });

  test("hands title and address to the device", async () => {
    const taken = vi.fn<(what: ShareData) => Promise<void>>().mockResolvedValue();
    await share({ share: taken, clipboard: undefined });
    expect(taken).toHaveBeenCalledExactlyOnceWith({ title: "An example", url: address });
    expect(screen.queryByLabelText("Copy this link:")).toBeNull();
  });

  test("copies the address where the device cannot share", async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    await share({ share: undefined, clipboard: { writeText } });
    expect(await screen.findByText("Link copied")).toBeVisible();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
  });

  test("fault 25: share or clipboard denied → message with the link", async () => {
    await share({ share: undefined, clipboard: undefined });
    expect(await screen.findByLabelText("Copy this link:")).toHaveValue(address);
  });
});
