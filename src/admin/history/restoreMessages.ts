import type { Failure } from "@/backend/errors.ts";
import { adminFailure, lostAnswer } from "@/admin/fields/adminFailure.ts";
import { overlappingAges } from "@/admin/fields/overlappingAges.ts";

const TITLE = "Nothing was put back";

export function restoreFailure(error: unknown): Failure {
  return adminFailure(
    error,
    {
      title: TITLE,
      text: "Please try again. If that fails too, the earlier state may no longer fit the rules of the directory.",
    },
    {
      "already-restored": { title: "It's like that already", text: "Nothing had to be put back." },
      "nothing-to-restore": { title: TITLE, text: "Nothing was there before this change." },
      "no-such-row": {
        title: "It's gone",
        text: "It has been deleted since. Put that back first.",
      },
      "no-such-category": { title: TITLE, text: "Its category was deleted. Put that back first." },
      "sponsored-place-taken": {
        title: TITLE,
        text: "The place is given to another clinic on some of these days. End or change that first.",
      },
      "ages-overlap": overlappingAges(error, TITLE),
      "merges-guarded": { title: "This was a merge", text: "Undo it on the clinic's own page." },
      "clinic-is-merged": { title: "This clinic was merged", text: "Undo that on its own page first." },
      "already-there": {
        title: TITLE,
        text: "Something else now has the same name or address. Change that first.",
      },
      ...lostAnswer("Check whether it was put back before you try again."),
    },
  );
}
