import { expect, test } from "vitest";
import { canvas, frame, jpeg, packedText, png, pngChunk, riff } from "../../tests/support/pictureBytes.ts";
import { isPicture, type Ending } from "./pictureBytes.ts";

/** 80 x 50 pixels to decoders that read a segment after FFD0; 12,000 x 12,000 to the others. */
function jpegOfTwoMinds(): Buffer {
  const [small, large] = [jpeg(80, 50), jpeg(12_000, 12_000)];
  const [skippedByBrowsers, seenByBrowsers] = [small.subarray(2, 15), large.subarray(2, 15)];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xd0, 0, 6, 0xff, 0xe1, 0, 15]),
    skippedByBrowsers,
    Buffer.from([0xff, 0xd0, 0, 15]),
    seenByBrowsers,
    small.subarray(15),
  ]);
}

const PAGE = Buffer.from("<html><script>alert(document.domain)</script></html>");
const animationFrame = (width: number, height: number): [string, Buffer] => [
  "ANMF",
  Buffer.concat([Buffer.alloc(16), riff(frame(width, height)).subarray(12)]),
];

test.for<[what: string, ending: Ending, bytes: Buffer]>([
  ["a PNG of 40 megapixels", "png", png(8_000, 5_000, { unpacked: 5_000 * 1_001 })],
  ["a PNG of 64 bits a pixel", "png", png(3, 2, { kind: [16, 6, 0], unpacked: 2 * 25 })],
  ["a PNG with a palette", "png", png(9, 1, { kind: [4, 3, 0], unpacked: 6 })],
  ["an interlaced PNG", "png", png(8, 8, { kind: [8, 0, 1], unpacked: 64 + 15 })],
  ["an interlaced PNG of one pixel", "png", png(1, 1, { kind: [8, 2, 1], unpacked: 4 })],
  ["a PNG with a profile", "png", png(8, 1, { unpacked: 2, more: [pngChunk("iCCP", packedText(3_000))] })],
  ["a JPEG of 40 megapixels", "jpg", jpeg(8_000, 5_000)],
  ["a progressive JPEG", "jpg", jpeg(80, 50, 10, [0xc2])],
  ["a WebP of 40 megapixels", "webp", riff(frame(8_000, 5_000))],
  ["a WebP with a profile", "webp", riff(canvas(8, 5, 0x20), ["ICCP", Buffer.from("abc")], frame(8, 5))],
])("%s is a picture", async ([, ending, bytes]) => {
  expect(await isPicture(bytes, ending)).toBe(true);
});

test.for<[what: string, ending: Ending, bytes: Buffer]>([
  ["a PNG of 18 kB and 576 MB", "png", png(12_000, 12_000, { unpacked: 12_000 * 1_501 })],
  ["a PNG wider than long texts", "png", png(12_001, 1, { unpacked: 1_502 })],
  ["a PNG without pixels", "png", png(0, 5, { unpacked: 0 })],
  ["a PNG that unpacks to more than it claims", "png", png(8, 8, { unpacked: 200_000_000 })],
  ["a PNG that unpacks to less than it claims", "png", png(8_000, 5_000, { unpacked: 10 })],
  ["a PNG with a page behind its pixels", "png", png(8, 1, { unpacked: 2, behindPixels: PAGE })],
  ["an animated PNG", "png", png(8, 1, { unpacked: 2, more: [pngChunk("acTL", Buffer.alloc(8))] })],
  ["a PNG with frames", "png", png(8, 1, { unpacked: 2, more: [pngChunk("fcTL", Buffer.alloc(26))] })],
  ["a PNG with packed text", "png", png(8, 1, { unpacked: 2, more: [pngChunk("zTXt", packedText(100))] })],
  [
    "a PNG with packed text of any script",
    "png",
    png(8, 1, { unpacked: 2, more: [pngChunk("iTXt", Buffer.from("name\0\x01\0\0\0xyz", "latin1"))] }),
  ],
  [
    "a PNG whose profile unpacks to 200 MB",
    "png",
    png(8, 1, { unpacked: 2, more: [pngChunk("iCCP", packedText(200_000_000))] }),
  ],
  ["a PNG of an unknown colour type", "png", png(8, 1, { kind: [8, 5, 0], unpacked: 9 })],
  ["a JPEG of 144 megapixels", "jpg", jpeg(12_000, 12_000)],
  ["a JPEG of seventeen scans", "jpg", jpeg(80, 50, 17, [0xc2])],
  ["a JPEG of a hundred thousand scans", "jpg", jpeg(80, 50, 100_000, [0xc2])],
  ["a JPEG of two frames", "jpg", jpeg(80, 50, 1, [0xc0, 0xc0])],
  ["a JPEG with another size where only browsers look", "jpg", jpegOfTwoMinds()],
  ["a JPEG without a scan", "jpg", jpeg(80, 50, 0)],
  ["a hierarchical JPEG", "jpg", jpeg(80, 50, 1, [0xc5])],
  ["a WebP of 144 megapixels", "webp", riff(frame(12_000, 12_000))],
  ["a WebP whose canvas is larger than its frame", "webp", riff(canvas(6_000, 5_000), frame(8, 5))],
  ["a WebP whose frame is larger than its canvas", "webp", riff(canvas(8, 5), frame(6_000, 5_000))],
  ["an animated WebP", "webp", riff(canvas(8, 5, 2), ["ANIM", Buffer.alloc(6)], animationFrame(8, 5))],
  [
    "a WebP that does not own up to its animation",
    "webp",
    riff(canvas(8, 5), animationFrame(8, 5), frame(8, 5)),
  ],
  ["a WebP of two frames", "webp", riff(canvas(8, 5), frame(8, 5), frame(8, 5))],
  ["a WebP with a page in its first chunk", "webp", riff(["VP8X", Buffer.concat([canvas(8, 5)[1], PAGE])])],
  ["a WebP with a page in a chunk of its own", "webp", riff(canvas(8, 5), ["page", PAGE], frame(8, 5))],
  ["a WebP with a canvas and no frame", "webp", riff(canvas(8, 5))],
])("%s is none", async ([, ending, bytes]) => {
  expect(bytes.length).toBeLessThan(2_000_000);
  expect(await isPicture(bytes, ending)).toBe(false);
});
