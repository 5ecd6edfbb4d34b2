import { lazy } from "react";
import { loadPart } from "@/ui/loadPart.ts";

const WORDS = "Loading the next question...";

const load = () => loadPart(() => import("./LaterFields.tsx"), WORDS);
const loadOutcome = () => loadPart(() => import("./Outcome.tsx"), "Loading what your answers lead to...");

// What needs the clinics comes once somebody gets there.
export const LanguageFields = lazy(async () => ({ default: (await load()).LanguageFields }));
export const DistanceFields = lazy(async () => ({ default: (await load()).DistanceFields }));
export const Outcome = lazy(async () => ({ default: (await loadOutcome()).Outcome }));
