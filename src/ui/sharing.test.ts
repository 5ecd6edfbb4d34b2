import { expect, test, vi } from "vitest";
import { shareLink } from "./sharing.ts";

const link = { title: "A post", url: "https://example.org/blog/a-post" };
const named = (name: string) => Object.assign(new Error(name), { name });
const clipboard = (writeText: () => Promise<void>) => ({ writeText }) as unknown as Clipboard;

test("the device's own sharing gets title and address, and nothing is copied", async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  const writeText = vi.fn();
  expect(await shareLink(link, { share, clipboard: clipboard(writeText) })).toBe("shared");
  expect(share).toHaveBeenCalledWith(link);
  expect(writeText).not.toHaveBeenCalled();
});

test("a person who changes their mind gets no copy either", async () => {
  const share = vi.fn().mockRejectedValue(named("AbortError"));
  const writeText = vi.fn();
  expect(await shareLink(link, { share, clipboard: clipboard(writeText) })).toBe("cancelled");
  expect(writeText).not.toHaveBeenCalled();
});

test("where sharing is missing or denied the address is copied", async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  expect(await shareLink(link, { clipboard: clipboard(writeText) })).toBe("copied");
  const share = vi.fn().mockRejectedValue(named("NotAllowedError"));
  expect(await shareLink(link, { share, clipboard: clipboard(writeText) })).toBe("copied");
  expect(writeText.mock.calls).toEqual([[link.url], [link.url]]);
});

test("where both are missing or denied the link must be shown", async () => {
  expect(await shareLink(link, {})).toBe("failed");
  const writeText = vi.fn().mockRejectedValue(named("NotAllowedError"));
  expect(await shareLink(link, { clipboard: clipboard(writeText) })).toBe("failed");
});
