import { memo, useEffect, useEffectEvent, useId, useMemo, useState } from "react";
import { figureOf, type Clinic } from "@/directory/clinics/clinic.ts";
import { formatPrice } from "@/directory/clinics/figures.ts";
import { grouped } from "@/ui/counted.ts";
import { priceLimitLabel } from "./filterLabels.ts";
import { HIGHEST_PRICE, typedPrice, withoutWords } from "./typedPrice.ts";

const STEP = 100;
/** Browsers limit address changes per second. */
const SETTLED_AFTER_MS = 200;

const textOf = (price: number | null) => (price === null ? "" : String(price));

const stepsUp = (price: number) => Math.ceil(price / STEP) * STEP;

function priceBounds(clinics: Clinic[]): { low: number; high: number } | null {
  const prices = clinics.flatMap((clinic) => figureOf(clinic, "price") ?? []);
  if (prices.length === 0) return null;
  return { low: stepsUp(Math.min(...prices)), high: stepsUp(Math.max(...prices)) };
}

interface PriceLimitProps {
  clinics: Clinic[];
  maxPrice: number | null;
  onChange: (maxPrice: number | null) => void;
}

/** At its right end the slider sets no limit. Memoised, so that other ticks don't draw it. */
export const PriceLimit = memo(function PriceLimit({ clinics, maxPrice, onChange }: PriceLimitProps) {
  const id = useId();
  const [typed, setTyped] = useState(maxPrice);
  const [text, setText] = useState(textOf(maxPrice));
  const [known, setKnown] = useState(maxPrice);
  const choose = (price: number | null) => {
    setTyped(price);
    setText(textOf(price));
  };
  // Changed elsewhere: by a chip, or by going back.
  if (known !== maxPrice) {
    setKnown(maxPrice);
    if (typed !== maxPrice) choose(maxPrice);
  }
  const settle = useEffectEvent((price: number | null) => price !== maxPrice && onChange(price));
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // Closing right after the last digit still counts.
  const settleAtOnce = useEffectEvent(() => void settle(typed));
  useEffect(() => () => settleAtOnce(), []);
  const bounds = useMemo(() => priceBounds(clinics), [clinics]);
  if (!bounds) return null;
  const { low, high } = bounds;
  const isUnread = typedPrice(text) === undefined;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{priceLimitLabel(clinics[0]?.priceOf)}</legend>
      <div className="flex items-center gap-3">
        <input
          type="range"
          aria-label="Highest price in euros"
          aria-valuetext={typed === null ? "Any price" : formatPrice(typed)}
          min={low}
          max={high + STEP}
          step={STEP}
          value={Math.min(typed ?? high + STEP, high + STEP)}
          onChange={({ target }) => choose(target.valueAsNumber > high ? null : target.valueAsNumber)}
          className="h-11 min-w-0 grow accent-accent"
        />
        <label htmlFor={id} className="sr-only">
          Highest price as a number
        </label>
        <span aria-hidden className="text-quiet">
          €
        </span>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          placeholder="Any"
          maxLength={20}
          value={text}
          aria-invalid={isUnread}
          aria-describedby={isUnread ? `${id}-problem` : undefined}
          onChange={({ target }) => {
            const next = withoutWords(target.value);
            setText(next);
            const price = typedPrice(next);
            if (price !== undefined) setTyped(price);
          }}
          className="h-11 w-20 rounded-lg border border-edge bg-surface px-2 tabular-nums"
        />
      </div>
      {isUnread && (
        <p id={`${id}-problem`} role="alert" className="text-sm text-alarm">
          {`Write a price such as 4500, up to ${grouped(HIGHEST_PRICE)}.`}
        </p>
      )}
      <p className="text-sm text-quiet">Hides clinics without a price.</p>
    </fieldset>
  );
});
