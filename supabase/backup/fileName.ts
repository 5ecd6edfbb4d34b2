/** In UTC: `clinics-2026-11-26-051427.backup.tar.gz`. */
export function fileNameFor(now: Date, what = "clinics"): string {
  const [day = "", time = ""] = now.toISOString().split("T");
  return `${what}-${day}-${time.slice(0, 8).replaceAll(":", "")}.backup.tar.gz`;
}
