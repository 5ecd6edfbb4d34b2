import { refusalIn } from "../../../src/backend/errorCodes.ts";
import { jsonIn, reasonOf, type Answer } from "../ask.ts";
import type { Report } from "../report.ts";
import { askBackend, type Backend } from "./backend.ts";

const CALL = "/rest/v1/rpc/create_human_check";

/** Makes a call that the project refuses in any case, and asks whether a browser would let it through. */
export async function lookAtOrigin(backend: Backend, origin: string, report: Report): Promise<void> {
  let answer: Answer;
  try {
    answer = await askBackend(backend, CALL, {
      headers: { origin },
      body: { p_clinic_id: "doctor", p_session_id: "none" },
    });
  } catch (error) {
    return report.couldNot(
      "the backend",
      `The project at ${backend.url} could not be asked whether it knows ${origin}: ${reasonOf(error)}.`,
    );
  }
  if (refusalIn(jsonIn(answer)) === "origin-not-allowed") {
    report.must(
      "origin-not-allowed",
      `The project refuses votes, reports and sign-ins from pages of ${origin}.`,
      `In its SQL editor: update private.settings set allowed_origins = '{${origin}}';`,
    );
  }
  if (new URL(backend.url).origin !== origin) await lookAtBrowsersQuestion(backend, origin, report);
}

/** What a browser asks before a request to another origin. */
async function lookAtBrowsersQuestion(backend: Backend, origin: string, report: Report): Promise<void> {
  const closed: string[] = [];
  for (const path of [CALL, "/auth/v1/token", "/functions/v1/client-ip"]) {
    const answer = await askBackend(backend, path, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "apikey,content-type",
      },
    }).catch(() => undefined);
    const open = answer?.headers.get("access-control-allow-origin");
    if (open !== "*" && open !== origin && answer?.status !== 404) closed.push(path);
  }
  if (closed.length === 0) return;
  report.must(
    "browsers-shut-out",
    `${closed.join(" and ")} at ${backend.url} don’t tell browsers that pages of ${origin} may read their answers, so what visitors do there fails.`,
    "Let the gateway in front of the project pass on the project’s own access-control headers.",
  );
}
