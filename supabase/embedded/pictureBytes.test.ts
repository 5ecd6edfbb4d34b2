import { expect, test } from "vitest";
import { isPicture, type Ending } from "./pictureBytes.ts";

const bytesOf = (...base64: string[]) => Buffer.from(base64.join(""), "base64");

const PNG = bytesOf(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk",
  "+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
);
const JPEG = bytesOf(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABh",
  "Y3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
  "AAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAAB",
  "UAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAA",
  "AAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9Y",
  "WVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAM",
  "ZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI",
  "////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////",
  "////////////////////////////////////////////wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/",
  "xAAXEAEAAwAAAAAAAAAAAAAAAAAAAQMy/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAH/xAAWEQEBAQAAAAAAAAAAAAAAAAAAATH/2gAM",
  "AwEAAhEDEQA/AJLNyAJMf//Z",
);
const LOSSY = bytesOf("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA");
const LOSSLESS = bytesOf("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==");
const WITH_ALPHA = bytesOf(
  "UklGRkoAAABXRUJQVlA4WAoAAAAQAAAAAAAAAAAAQUxQSAwAAAARBxAR/Q9ERP8DAABWUDggGAAAABQBAJ0BKgEAAQAA",
  "AP4AAA3AAP7mtQAAAA==",
);

async function takenAs(bytes: Buffer): Promise<Ending[]> {
  const endings: Ending[] = ["jpg", "png", "webp"];
  const taken = await Promise.all(endings.map((ending) => isPicture(bytes, ending)));
  return endings.filter((_, index) => taken[index]);
}

test.for<[what: string, ending: Ending, bytes: Buffer]>([
  ["a PNG", "png", PNG],
  ["a JPEG", "jpg", JPEG],
  ["a lossy WebP", "webp", LOSSY],
  ["a lossless WebP", "webp", LOSSLESS],
  ["a WebP with alpha", "webp", WITH_ALPHA],
])("%s is a picture of its kind, whole and of no other", async ([, ending, bytes]) => {
  expect(await takenAs(bytes)).toEqual([ending]);
  const lengths = Array.from(bytes.keys());
  expect(await Promise.all(lengths.map((length) => takenAs(bytes.subarray(0, length))))).toEqual(
    lengths.map(() => []),
  );
  const tail = Buffer.from("<script>alert(1)</script>");
  expect(await isPicture(Buffer.concat([bytes, tail]), ending)).toBe(false);
  expect(await isPicture(Buffer.concat([bytes, bytes]), ending)).toBe(false);
  expect(await isPicture(Buffer.concat([tail, bytes]), ending)).toBe(false);
});

const page = Buffer.from("<html><script>alert(document.domain)</script></html>");
const GIF_AND_SCRIPT = Buffer.from("GIF89a/*\x00\x00*/=1;alert(1)//", "latin1");

test.for<[what: string, bytes: Buffer]>([
  ["nothing", Buffer.alloc(0)],
  ["a page", page],
  ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>")],
  ["a GIF that is a script too", GIF_AND_SCRIPT],
  ["zeros", Buffer.alloc(100_000)],
  ["the first bytes of a PNG before a page", Buffer.concat([PNG.subarray(0, 8), page])],
  ["the head of a PNG before a page", Buffer.concat([PNG.subarray(0, 33), page])],
  ["the first bytes of a JPEG around a page", Buffer.concat([JPEG.subarray(0, 4), page, JPEG.subarray(-2)])],
  ["a head of RIFF with another inside", Buffer.concat([LOSSY.subarray(0, 8), Buffer.from("WAVE"), page])],
  ["the head of a WebP before a page", Buffer.concat([LOSSY.subarray(0, 12), page])],
])("%s is a picture of no kind", async ([, bytes]) => {
  expect(await takenAs(bytes)).toEqual([]);
});

test("a PNG whose bytes were changed on the way is refused", async () => {
  const damaged = Buffer.from(PNG);
  damaged.writeUInt8(damaged.readUInt8(45) ^ 1, 45);
  expect(await takenAs(damaged)).toEqual([]);
});
