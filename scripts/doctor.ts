// `npm run doctor`: lists what is left to do before the site goes live.
import { loadEnv } from "vite";
import { leftToDo } from "./deployment.ts";
import { ownOriginAdvice } from "./ownOrigin.ts";
import { ratesAdvice } from "./rates/advice.ts";

const env = loadEnv("production", process.cwd(), "VITE_");
const { must, may } = leftToDo(env);
const advice = await ownOriginAdvice(env);
if (advice) (advice.must ? must : may).push(advice.sentence);
const oldRates = ratesAdvice(new Date().toISOString().slice(0, 10));
if (oldRates !== null) may.push(oldRates);
for (const sentence of must) console.log(`✗ ${sentence}`);
for (const sentence of may) console.log(`· ${sentence}`);
console.log(
  must.length === 0
    ? "The settings are ready to deploy."
    : "\nDo what is marked ✗, mostly in .env (see .env.example) or in the environment, and run this again.",
);
process.exitCode = must.length === 0 ? 0 : 1;
