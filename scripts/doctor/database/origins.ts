import type { Report } from "../report.ts";
import type { Reader } from "./reader.ts";

export async function lookAtOrigins(sql: Reader, site: string | undefined, report: Report): Promise<void> {
  const [settings] = await sql<{ allowed_origins: string[] }[]>`select allowed_origins from private.settings`;
  const allowed = settings?.allowed_origins ?? [];
  const todo = `In the SQL editor: update private.settings set allowed_origins = '{${site ?? "https://directory.example"}}';`;
  if (allowed.includes("*")) {
    report.must(
      "every-origin-allowed",
      "Pages of every website may vote with their visitors’ addresses, so somebody else’s page can make its readers vote.",
      todo,
    );
  }
  const open = allowed.filter((origin) => origin.startsWith("http:") && origin !== site);
  if (open.length > 0) {
    report.may(
      "origin-without-https",
      `Pages of ${open.join(" and ")} may vote too, and whoever sits between can change pages without https.`,
      todo,
    );
  }
}
