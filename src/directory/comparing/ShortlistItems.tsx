import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { SampleBanner } from "@/directory/clinics/SampleBanner.tsx";
import { clearShortlist, removeFromShortlist } from "@/directory/shortlist/storedShortlist.ts";
import type { ShortlistedClinic } from "@/directory/shortlist/shortlist.ts";
import { Button } from "@/ui/Button.tsx";
import { counted } from "@/ui/counted.ts";
import { isolate } from "@/ui/isolate.ts";
import { useAddressParams } from "@/ui/useAddressParams.ts";
import { Choice } from "./Choice.tsx";
import { ShortlistItem } from "./ShortlistItem.tsx";
import { ShortlistActions } from "./ShortlistActions.tsx";
import type { Undoable } from "@/ui/UndoNote.tsx";

export interface Removed extends Undoable {
  ids: string[];
}

interface ShortlistItemsProps {
  list: readonly ShortlistedClinic[];
  clinics: Clinic[];
  /** Whether what has become of clinics that aren't listed is still looked up. */
  isPending: boolean;
  failed: readonly string[];
  onRemoved: (removed: Removed, isAll?: boolean) => void;
}

export function ShortlistItems({ list, clinics, isPending, failed, onRemoved }: ShortlistItemsProps) {
  const [params, changeAddress] = useAddressParams();
  const [moved, setMoved] = useState("");
  const isByAdded = params.get("order") === "added";
  const byId = new Map(clinics.map((clinic) => [clinic.id, clinic]));
  const shown = isByAdded ? list.toSorted((a, b) => b.added - a.added) : list;
  const remove = (id: string) => {
    const undo = removeFromShortlist(id);
    onRemoved({ ids: [id], text: `${isolate(byId.get(id)?.name ?? id)} is off your shortlist.`, undo });
  };
  const clear = () =>
    onRemoved(
      {
        ids: list.map(({ id }) => id),
        text: "Your shortlist and all your notes are deleted.",
        undo: clearShortlist(),
      },
      true,
    );
  const order = (value: string) =>
    changeAddress((before) => {
      const after = new URLSearchParams(before);
      after.delete("order");
      if (value === "added") after.set("order", value);
      return after;
    }, true);
  return (
    <section aria-labelledby="mine-title" className="mt-8">
      <SampleBanner clinics={clinics} />
      <h2 id="mine-title" className="text-2xl">
        {counted(list.length, "clinic on your shortlist", "clinics on your shortlist")}
      </h2>
      <ShortlistActions
        list={list}
        clinics={clinics}
        failed={isPending ? list.map(({ id }) => id) : failed}
      />
      {list.length > 1 && (
        <div className="mt-3 max-w-60 print:hidden">
          <Choice
            label="Order"
            value={isByAdded ? "added" : "mine"}
            onChange={({ target }) => order(target.value)}
          >
            <option value="mine">My own order</option>
            <option value="added">Last added first</option>
          </Choice>
        </div>
      )}
      <ol className="mt-4 grid gap-6">
        {shown.map((item, index) => (
          <ShortlistItem
            key={item.id}
            item={item}
            clinic={byId.get(item.id)}
            place={{ index, of: list.length, isByHand: !isByAdded && list.length > 1 }}
            isComparable={clinics.length > 1}
            unlisted={
              isPending
                ? "Looking up this clinic..."
                : failed.includes(item.id)
                  ? "This clinic couldn’t be looked up. Your note on it is still yours."
                  : "This clinic is no longer listed here. Your note on it is still yours."
            }
            onMoved={setMoved}
            onRemove={remove}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <p className="mt-6 print:hidden">
        <Button tone="plain" onClick={clear}>
          <Trash2 aria-hidden className="size-4" />
          Delete the whole list
        </Button>
      </p>
    </section>
  );
}
