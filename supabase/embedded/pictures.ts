import type { FunctionsHost } from "./functions.ts";
import { isPicture } from "./pictureBytes.ts";

const ENDINGS = ["jpg", "png", "webp"] as const;
const LARGEST_REQUEST_BYTES = 6 * 1024 * 1024;

/** All of Supabase Storage that the blog needs; the rest of Lite's is less tested. */
const ROUTES: [method: string, path: RegExp][] = [
  ["POST", /^\/storage\/v1\/object\/blog\/\d{4}\/[0-9a-f-]{36}\.(jpg|png|webp)$/],
  ["GET", /^\/storage\/v1\/object\/public\/blog\/\d{4}\/[0-9a-f-]{36}\.(jpg|png|webp)$/],
  ["HEAD", /^\/storage\/v1\/object\/public\/blog\/\d{4}\/[0-9a-f-]{36}\.(jpg|png|webp)$/],
  ["DELETE", /^\/storage\/v1\/object\/blog$/],
];

/** Browsers show an upload as a picture or not at all, never as a page of this site. */
export function pictureStorage(app: FunctionsHost) {
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (request.method === "OPTIONS") return await app.fetch(request);
    if (!ROUTES.some(([method, path]) => method === request.method && path.test(pathname))) {
      return refusal(404, "not_found", "There is no such part of Storage here");
    }
    const length = Number(request.headers.get("content-length") ?? Number.NaN);
    if (request.method === "POST" && !(length <= LARGEST_REQUEST_BYTES)) {
      return refusal(413, "Payload too large", "The object exceeded the maximum allowed size");
    }
    const asked = request.method === "POST" ? await withPicture(request, pathname) : request;
    if (asked === null) {
      return refusal(400, "invalid_mime_type", "The object is no picture of the kind that its name says");
    }
    const answer = await app.fetch(asked);
    const headers = new Headers(answer.headers);
    headers.set("content-security-policy", "default-src 'none'; sandbox");
    headers.set("x-content-type-options", "nosniff");
    return new Response(answer.body, { status: answer.status, headers });
  };
}

async function withPicture(request: Request, pathname: string): Promise<Request | null> {
  const ending = ENDINGS.find((each) => pathname.endsWith(`.${each}`));
  const bytes = Buffer.from(await request.arrayBuffer());
  if (!ending || !(await isPicture(bytes, ending))) return null;
  return new Request(request.url, { method: request.method, headers: request.headers, body: bytes });
}

function refusal(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status });
}
