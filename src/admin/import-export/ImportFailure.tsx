import { BackendError } from "@/backend/errors.ts";
import { adminFailure } from "@/admin/fields/adminFailure.ts";
import { overlappingAges } from "@/admin/fields/overlappingAges.ts";
import { ErrorReference } from "@/ui/ErrorReference.tsx";

const TITLE = "Nothing was imported";
const UNCERTAIN =
  "The file may or may not have been imported. Press the button again: nothing is imported twice.";

function tookTooLong(error: unknown): boolean {
  const cause = error instanceof BackendError ? error.cause : null;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "57014";
}

export function ImportFailure({ error }: { error: unknown }) {
  const general = tookTooLong(error)
    ? {
        title: TITLE,
        text: "The database took too long and took all of it back. Try again, or split the file.",
      }
    : { title: TITLE, text: "Please try again." };
  const { title, text, reference } = adminFailure(error, general, {
    "import-outdated": {
      title: TITLE,
      text: "Someone changed these rows after the file was checked. Choose the file again.",
    },
    "clinic-is-merged": {
      title: TITLE,
      text: "A clinic was merged into another one after the file was checked. Choose the file again to see which.",
    },
    "ages-overlap": overlappingAges(error, TITLE),
    "import-gone": { title: TITLE, text: "This check has expired. Choose the file again." },
    "no-answer": { title: "No answer came", text: UNCERTAIN },
    "timed-out": { title: "No answer came in time", text: UNCERTAIN },
  });
  return (
    <div role="alert" className="mt-3 rounded-xl bg-alarm-soft px-4 py-3 text-alarm">
      <p className="font-medium">{title}</p>
      <p>{text}</p>
      <ErrorReference reference={reference} />
    </div>
  );
}
