import { fileProblem, sizeProblem, storedSize } from "./rules.ts";

export class UnusablePicture extends Error {}

/** Browsers can't encode AVIF, so it becomes WebP. */
const STORED_AS: Record<string, string> = { "image/jpeg": "image/jpeg", "image/png": "image/png" };

/** Re-encodes, to strip location, author and anything that is no picture. @throws UnusablePicture */
export async function reencodePicture(file: File): Promise<Blob> {
  refuseFor(fileProblem(file));
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnusablePicture("This browser can’t read the file as a picture.");
  });
  try {
    refuseFor(sizeProblem(picture));
    const { width, height } = storedSize(picture);
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    if (!context) throw new UnusablePicture("This browser can’t draw pictures.");
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, width, height);
    return await encode(canvas, STORED_AS[file.type] ?? "image/webp");
  } finally {
    picture.close();
  }
}

/** Browsers fall back to PNG for a type they can't encode. */
function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new UnusablePicture("This browser can’t store the picture."))),
      type,
      0.85,
    );
  });
}

function refuseFor(problem: string | undefined): void {
  if (problem !== undefined) throw new UnusablePicture(problem);
}
