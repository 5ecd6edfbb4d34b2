import type { Page } from "@playwright/test";

async function plainJpeg(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: w, height: h });
      const context = canvas.getContext("2d");
      if (!context) throw new Error("no canvas");
      context.fillStyle = "teal";
      context.fillRect(0, 0, w / 2, h);
      return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
    },
    [width, height] as const,
  );
  return Buffer.from(base64, "base64");
}

/** TIFF stores values of up to four bytes in the entry, and longer ones by offset. */
function entry(tag: number, type: number, count: number, value: Buffer | number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16LE(tag, 0);
  bytes.writeUInt16LE(type, 2);
  bytes.writeUInt32LE(count, 4);
  if (typeof value === "number") bytes.writeUInt32LE(value, 8);
  else value.copy(bytes, 8);
  return bytes;
}

const count = (number: number) => Buffer.from([number, 0]);

function degrees(numbers: number[]): Buffer {
  const bytes = Buffer.alloc(24);
  for (const [index, number] of numbers.entries()) {
    bytes.writeUInt32LE(number, index * 8);
    bytes.writeUInt32LE(1, index * 8 + 4);
  }
  return bytes;
}

/** The EXIF segment of a photo taken lying on its side at 50°5'N 14°25'E. */
function exif(): Buffer {
  const [ASCII, SHORT, LONG, RATIONAL] = [2, 3, 4, 5];
  const make = Buffer.from("SecretPhone\0");
  const firstAt = 8;
  const makeAt = firstAt + 2 + 3 * 12 + 4;
  const gpsAt = makeAt + make.length;
  const latitudeAt = gpsAt + 2 + 4 * 12 + 4;
  const end = Buffer.alloc(4);
  const tiff = Buffer.concat([
    Buffer.from("II*\0"),
    Buffer.from([firstAt, 0, 0, 0]),
    count(3),
    entry(0x010f, ASCII, make.length, makeAt),
    entry(0x0112, SHORT, 1, 6),
    entry(0x8825, LONG, 1, gpsAt),
    end,
    make,
    count(4),
    entry(1, ASCII, 2, Buffer.from("N\0")),
    entry(2, RATIONAL, 3, latitudeAt),
    entry(3, ASCII, 2, Buffer.from("E\0")),
    entry(4, RATIONAL, 3, latitudeAt + 24),
    end,
    degrees([50, 5, 0]),
    degrees([14, 25, 0]),
  ]);
  const body = Buffer.concat([Buffer.from("Exif\0\0"), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

export async function photoWithPlace(page: Page, width: number, height: number): Promise<Buffer> {
  const jpeg = await plainJpeg(page, width, height);
  return Buffer.concat([jpeg.subarray(0, 2), exif(), jpeg.subarray(2)]);
}
