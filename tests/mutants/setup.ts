import { configureGlobal } from "fast-check";

// A mutant is dead at the first counterexample; looking for a smaller one takes most of the time.
configureGlobal({ endOnFailure: true });
