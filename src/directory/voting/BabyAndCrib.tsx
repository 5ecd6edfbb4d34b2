import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";
import { flushSync } from "react-dom";
import { BabyDrawing, CribDrawing } from "./drawings.tsx";
import { isCentreInside, keyboardStep, stepWithin, type Offset } from "./dragging.ts";

/** A shorter move is a click, which picks the baby up. */
const DRAG_STARTS_AFTER_PX = 4;
const AT_REST: Offset = { x: 0, y: 0 };

interface BabyAndCribProps {
  placed: boolean;
  carried: boolean;
  onCarriedChange: (carried: boolean) => void;
  onDragStart: () => void;
  onPlaced: () => void;
  onTouchMissed: () => void;
}

export function BabyAndCrib(props: BabyAndCribProps) {
  const { placed, carried, onCarriedChange, onDragStart, onPlaced, onTouchMissed } = props;
  const [offset, setOffset] = useState(AT_REST);
  const pressedAt = useRef<Offset | null>(null);
  const dragging = useRef(false);
  const picture = useRef<HTMLDivElement>(null);
  const baby = useRef<HTMLButtonElement>(null);
  const crib = useRef<HTMLButtonElement>(null);

  const isOverCrib = () =>
    baby.current !== null &&
    crib.current !== null &&
    isCentreInside(baby.current.getBoundingClientRect(), crib.current.getBoundingClientRect());

  const putDown = (): boolean => {
    const hit = isOverCrib();
    onCarriedChange(false);
    setOffset(AT_REST);
    if (hit) onPlaced();
    return hit;
  };

  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (placed) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pressedAt.current = { x: event.clientX - offset.x, y: event.clientY - offset.y };
    dragging.current = false;
  };

  const move = (event: PointerEvent) => {
    if (!pressedAt.current) return;
    const next = { x: event.clientX - pressedAt.current.x, y: event.clientY - pressedAt.current.y };
    if (!dragging.current) {
      if (Math.hypot(next.x - offset.x, next.y - offset.y) < DRAG_STARTS_AFTER_PX) return;
      dragging.current = true;
      onDragStart();
    }
    // A drop may follow at once, so the position must be current.
    flushSync(() => setOffset(next));
  };

  const release = (event: PointerEvent) => {
    pressedAt.current = null;
    if (dragging.current && !putDown() && event.pointerType === "touch") onTouchMissed();
  };

  const cancel = () => {
    pressedAt.current = null;
    dragging.current = false;
    setOffset(AT_REST);
  };

  const pickUpOrPutDown = (event: MouseEvent) => {
    // The click that ends a drag doesn't count; a key's click has no detail.
    if (placed) return;
    if (dragging.current && event.detail > 0) dragging.current = false;
    else if (carried) putDown();
    else onCarriedChange(true);
  };

  const step = (event: KeyboardEvent) => {
    const asked = keyboardStep(event.key);
    if (!carried || !asked || !baby.current || !picture.current) return;
    event.preventDefault();
    const [from, within] = [baby.current.getBoundingClientRect(), picture.current.getBoundingClientRect()];
    const by = stepWithin(asked, from, within);
    setOffset({ x: offset.x + by.x, y: offset.y + by.y });
  };

  return (
    <div className="mt-5">
      <div
        ref={picture}
        className="relative flex h-44 items-end justify-between overflow-hidden rounded-xl bg-accent-soft px-3 pb-4 sm:px-5 select-none"
      >
        <button
          ref={baby}
          type="button"
          aria-label="Baby"
          aria-pressed={carried}
          aria-describedby="human-check-help"
          aria-disabled={placed}
          className={`z-10 size-20 touch-none rounded-full ${placed ? "opacity-0" : "cursor-grab"} ${
            carried ? "ring-3 ring-accent" : ""
          }`}
          style={{ transform: `translate(${offset.x}px, ${offset.y}px)` }}
          onPointerDown={press}
          onPointerMove={move}
          onPointerUp={release}
          onPointerCancel={cancel}
          onClick={pickUpOrPutDown}
          onKeyDown={step}
        >
          <BabyDrawing />
        </button>
        <button
          ref={crib}
          type="button"
          aria-label="Crib"
          aria-disabled={placed}
          className={`h-32 w-40 rounded-xl border-2 border-dashed ${
            carried ? "border-accent" : "border-transparent"
          }`}
          onClick={() => {
            if (!carried) return;
            onCarriedChange(false);
            onPlaced();
          }}
        >
          <CribDrawing occupied={placed} />
        </button>
      </div>
      <p id="human-check-help" aria-live="polite" className="mt-2 min-h-[2lh] text-sm text-quiet">
        {carried
          ? "Choose the crib, or use the arrow keys and press Enter. Press Escape to let go."
          : !placed && "Drag the baby into the crib, or select one and then the other."}
      </p>
    </div>
  );
}
