// `npm run doctor`: what is left to do before the site goes live, by its settings.
import { loadEnv } from "vite";
import { leftToDo } from "./deployment.ts";

const { must, may } = leftToDo(loadEnv("production", process.cwd(), "VITE_"));
for (const sentence of must) console.log(`✗ ${sentence}`);
for (const sentence of may) console.log(`· ${sentence}`);
console.log(
  must.length === 0
    ? "The settings are ready to deploy."
    : "\nSet what is marked ✗ in .env (see .env.example) or in the environment, and run this again.",
);
process.exitCode = must.length === 0 ? 0 : 1;
