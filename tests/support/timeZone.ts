/** Threads have the time zone of their process, and cannot set it. */
export function setup(): void {
  process.env["TZ"] = "Europe/Prague";
}
