import type { StoredState } from "@/ui/useStoredState.ts";
import { withToggled, type Afterwards } from "./storedAfterwards.ts";
import { TAKE_HOME, TAKE_HOME_IDS } from "./takeHome.ts";

export function TakeHome({ value: { ticked }, change }: Pick<StoredState<Afterwards>, "value" | "change">) {
  const tick = (id: string, isTicked: boolean) =>
    change({ ticked: withToggled(TAKE_HOME_IDS, ticked, id, isTicked) });
  return (
    <>
      <p role="status" className="mt-2 font-medium">
        {`${ticked.length} of ${TAKE_HOME_IDS.length} ticked.`}
      </p>
      <div className="mt-2 grid gap-x-10 lg:grid-cols-2 print:block">
        {TAKE_HOME.map(({ id, title, items }) => (
          <fieldset key={id} className="mt-4 break-inside-avoid">
            <legend className="font-serif text-lg font-semibold">{title}</legend>
            {items.map((item) => (
              <label
                key={item.id}
                className="flex min-h-11 cursor-pointer items-start gap-3 py-2 print:min-h-0 print:py-1"
              >
                <input
                  type="checkbox"
                  className="mt-0.5 size-5 shrink-0"
                  checked={ticked.includes(item.id)}
                  onChange={({ target }) => tick(item.id, target.checked)}
                />
                <span className="grid">
                  {item.what}
                  <span className="text-sm text-quiet">{item.why}</span>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </>
  );
}
