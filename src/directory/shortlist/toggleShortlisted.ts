import { isolate } from "@/ui/isolate.ts";
import { showToast } from "@/ui/toast.ts";
import { addToShortlist, removeFromShortlist, shortlistNow } from "./storedShortlist.ts";
import { MAX_SHORTLISTED } from "./shortlist.ts";

export function toggleShortlisted({ id, name }: { id: string; name: string }): void {
  const kept = shortlistNow().clinics.find((each) => each.id === id);
  if (kept) takeOff(id, name, kept.note !== "");
  else add(id);
}

function takeOff(id: string, name: string, hadNote: boolean): void {
  removeFromShortlist(id);
  if (!hadNote) return;
  showToast({
    title: `${isolate(name)} is off your shortlist`,
    text: "Your note went with it. To undo this, press the heart again before you leave the page.",
  });
}

function add(id: string): void {
  const isFull = addToShortlist([id]).length > 0;
  if (isFull) {
    showToast({
      tone: "alarm",
      title: "Your shortlist is full",
      text: `It has room for ${MAX_SHORTLISTED} clinics. Take one off to make room.`,
    });
  } else if (!shortlistNow().isStored) {
    showToast({
      tone: "alarm",
      title: "Kept until you leave this page",
      text: "Your browser can’t store your shortlist, or its storage is full.",
    });
  }
}
