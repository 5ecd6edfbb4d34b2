import base from "./playwright.config.ts";
export default { ...base, timeout: 150_000, expect: { timeout: 25_000 }, maxFailures: 0, reporter: [["dot"], ["json", { outputFile: "/tmp/ways-e2e.json" }]] };
