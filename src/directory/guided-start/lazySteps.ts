import { lazy } from "react";
import { importChunk } from "@/ui/importChunk.ts";

const LOADING_TEXT = "Loading the next question...";

const load = () => importChunk(() => import("./LazyFields.tsx"), LOADING_TEXT);
const loadOutcome = () => importChunk(() => import("./Outcome.tsx"), "Loading what your answers lead to...");

export const LanguageFields = lazy(async () => ({ default: (await load()).LanguageFields }));
export const DistanceFields = lazy(async () => ({ default: (await load()).DistanceFields }));
export const Outcome = lazy(async () => ({ default: (await loadOutcome()).Outcome }));
