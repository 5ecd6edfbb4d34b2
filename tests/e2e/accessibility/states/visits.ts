import { routes } from "../../../../src/app/routes.tsx";
import type { Visit } from "../../../support/axe.ts";
import { addClinicStates } from "./addClinic.ts";
import * as admin from "./admin.ts";
import { blogStates, postStates } from "./blog.ts";
import { clinicStates, unknownClinicStates } from "./clinic.ts";
import { listStates, loadingStates, votingStates } from "./home.ts";
import { plainPage } from "./plain.ts";
import { reportFigureStates } from "./reportFigure.ts";
import { dueDateStates, semenStates } from "./tools.ts";

/** The walks through the states of a route. What is not named is a page with one state. */
export const VISITS: Record<string, Record<string, Visit>> = {
  "/": { "the list": listStates, "waiting for it": loadingStates, voting: votingStates },
  "/clinic/:id": { "known clinics": clinicStates, "one that is not there": unknownClinicStates },
  "/ivf-calculator": { "the calculator": dueDateStates },
  "/sperm-analysis": { "the interpreter": semenStates },
  "/blog": { "the list": blogStates },
  "/blog/:slug": { posts: postStates },
  "/add-clinic": { "the form": addClinicStates },
  "/report-figure": {
    "the form": reportFigureStates,
    "no clinic named": plainPage("/report-figure"),
    "an unknown clinic": plainPage("/report-figure?clinic=atlantis"),
  },
  "/admin/login": { "the form": admin.loginStates },
  "/admin/blog": { "the list": admin.postListStates },
  "/admin/blog/new": { "the editor": admin.newPostStates },
  "/admin/blog/edit/:id": { "the editor": admin.editPostStates },
  "*": { "an unknown address": plainPage("/no/such/page") },
};

/** Every route of the product with the walks through all its states. */
export function allVisits(): { path: string; name: string; visit: Visit }[] {
  return routes.flatMap(({ path }) =>
    Object.entries(VISITS[path] ?? { "the page": plainPage(path) }).map(([name, visit]) => ({
      path,
      name,
      visit,
    })),
  );
}
