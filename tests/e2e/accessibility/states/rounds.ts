import { examine } from "../../../support/axe.ts";
import { test } from "../../../support/walkTest.ts";
import { visitsOfEachTemplate } from "./visits.ts";

/** By the beginning of their route and name. */
const ROUNDS: Record<string, string[]> = {
  "the list of clinics and its filters": ["/: the list", "/: its filters"],
  "a home page that waits, and voting": ["/: "],
  "a clinic": ["/clinic/"],
  "the guided start and the due date": ["/find-your-clinic", "/ivf-calculator"],
  "the semen analysis": ["/sperm-analysis"],
  "the blog": ["/blog"],
  "the listing form": ["/add-clinic"],
  "the form for wrong figures": ["/report-figure"],
  "the shortlist, the comparison and all results": ["/shortlist", "/compare", "/results"],
  "countries and regions": ["/countries", "/regions"],
  "the plan, its folder and afterwards": ["/plan: ", "/plan/folder", "/plan/afterwards"],
  "the plan’s costs and dates": ["/plan/"],
  "signing in and the overview": ["/admin/login", "/admin: "],
  "facts of a clinic": ["/admin/clinics/:id/facts"],
  "the administration's clinics": ["/admin/clinics"],
  "national figures": ["/admin/national"],
  "the law in the administration": ["/admin/rules"],
  "submitted clinics": ["/admin/submissions"],
  "reported figures": ["/admin/reports"],
  "suspicious votes": ["/admin/votes: suspicious"],
  "votes of an address, voided and stopped": ["/admin/votes"],
  "posts and categories": ["/admin/blog: ", "/admin/blog/categories"],
  "the post editor": ["/admin/blog/"],
  "sponsored places and imports": ["/admin/sponsors", "/admin/import"],
  "people and history": ["/admin/people", "/admin/history"],
  "speed and errors": ["/admin/speed"],
};

const roundOf = ({ path, name }: { path: string; name: string }) =>
  Object.keys(ROUNDS).find((round) => ROUNDS[round]?.some((start) => `${path}: ${name}`.startsWith(start))) ??
  "every other page";

export function examineEachTemplate(server: "visitors" | "admin"): void {
  // In one worker, since what was looked at once is not looked at again.
  test.describe.configure({ mode: "default" });
  const rounds = Map.groupBy(visitsOfEachTemplate(server), roundOf);
  for (const [round, visits] of rounds) {
    test(`axe finds nothing, every moment is readable and every window fits: ${round}`, async ({
      withPage,
    }) => {
      test.setTimeout(visits.length * 600_000);
      for (const { path, name, visit } of visits) {
        await test.step(`${path}: ${name}`, () => withPage((page) => examine(page, path, visit)));
      }
    });
  }
}
