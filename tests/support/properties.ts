import { configureGlobal, readConfigureGlobal } from "fast-check";

/** The same examples in each run, so that a new failure comes from a change; other ones in each repeated run. */
configureGlobal({ ...readConfigureGlobal(), seed: Number(process.env["TEST_ORDER"] ?? 0) });

export * from "fast-check";
