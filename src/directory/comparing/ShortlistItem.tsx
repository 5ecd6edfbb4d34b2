import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { ClinicCard } from "@/directory/clinics/ClinicCard.tsx";
import { CompareTick } from "@/directory/compare-tray/CompareTick.tsx";
import { moveOnShortlist } from "@/directory/shortlist/storedShortlist.ts";
import type { ShortlistedClinic } from "@/directory/shortlist/shortlist.ts";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { isolate } from "@/ui/isolate.ts";
import { NoteField } from "./NoteField.tsx";

/** The end of the list isn't a waiting state. */
const AT_AN_END = "aria-disabled:!cursor-default";

interface ShortlistItemProps {
  item: ShortlistedClinic;
  clinic: Clinic | undefined;
  place: { index: number; of: number; isByHand: boolean };
  isComparable: boolean;
  /** What is known of it if it isn't listed. */
  unlisted: string;
  onMoved: (sentence: string) => void;
  onRemove: (id: string) => void;
}

export function ShortlistItem({
  item,
  clinic,
  place,
  isComparable,
  unlisted,
  onMoved,
  onRemove,
}: ShortlistItemProps) {
  const { id } = item;
  const name = isolate(clinic?.name ?? id);
  return (
    <li className="grid gap-4 border-b border-line pb-6 last:border-0 lg:grid-cols-2">
      {clinic ? (
        <ClinicCard clinic={clinic} isShortlistable={false} />
      ) : (
        <NotListed id={id} text={unlisted} />
      )}
      <div>
        <NoteField kept={item} name={name} />
        <div className="mt-2 flex flex-wrap items-center gap-x-1 gap-y-1 sm:gap-x-2">
          {isComparable && clinic && <CompareTick clinic={clinic} />}
          {place.isByHand && <MoveButtons id={id} name={name} {...place} onMoved={onMoved} />}
          <Button tone="plain" onClick={() => onRemove(id)}>
            <Trash2 aria-hidden className="size-4" />
            Remove<span className="sr-only">{` ${name} from my shortlist`}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

interface MoveButtonsProps {
  id: string;
  name: string;
  index: number;
  of: number;
  onMoved: (sentence: string) => void;
}

function MoveButtons({ id, name, index, of, onMoved }: MoveButtonsProps) {
  const move = (by: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const [button, to] = [event.currentTarget, index + by];
    if (to < 0 || to >= of) return;
    flushSync(() => moveOnShortlist(id, by));
    // Moving the element drops the focus.
    button.focus();
    onMoved(`${name}: number ${to + 1} of ${of}`);
  };
  return (
    <>
      <Button
        tone="plain"
        className={AT_AN_END}
        aria-label={`Move ${name} up`}
        aria-disabled={index === 0}
        onClick={move(-1)}
      >
        <ArrowUp aria-hidden className="size-4" />
      </Button>
      <Button
        tone="plain"
        aria-label={`Move ${name} down`}
        className={AT_AN_END}
        aria-disabled={index === of - 1}
        onClick={move(1)}
      >
        <ArrowDown aria-hidden className="size-4" />
      </Button>
    </>
  );
}

function NotListed({ id, text }: { id: string; text: string }) {
  return (
    <Card className="p-5">
      <h3 className="text-lg wrap-anywhere">{id}</h3>
      <p className="text-quiet">{text}</p>
    </Card>
  );
}
