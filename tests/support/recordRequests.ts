import type { Page } from "@playwright/test";

/** Collects the address and the body of each request but those for scripts, whose names are the build's. */
export function recordRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() !== "script") sent.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  return sent;
}
