import { configureGlobal } from "fast-check";

// One counterexample kills a mutant; shrinking it would take most of the time.
configureGlobal({ endOnFailure: true });
