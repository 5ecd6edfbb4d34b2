import type { StoredState } from "@/ui/useStoredState.ts";
import { withToggled, type Afterwards } from "./storedAfterwards.ts";
import { TAKE_HOME, TAKE_HOME_IDS } from "./takeHome.ts";

interface TakeHomeProps extends Pick<StoredState<Afterwards>, "value" | "change"> {
  isWithoutDonor: boolean;
}

export function TakeHome({ value: { ticked }, change, isWithoutDonor }: TakeHomeProps) {
  const shown = isWithoutDonor ? TAKE_HOME_IDS.filter((id) => !id.startsWith("donor-")) : TAKE_HOME_IDS;
  const tick = (id: string, isTicked: boolean) =>
    change({ ticked: withToggled(TAKE_HOME_IDS, ticked, id, isTicked) });
  return (
    <>
      <p role="status" className="mt-2 font-medium">
        {`${shown.filter((id) => ticked.includes(id)).length} of ${shown.length} ticked.`}
      </p>
      <div className="mt-2 grid gap-x-10 lg:grid-cols-2 print:block">
        {TAKE_HOME.map(({ id, title, items }) => (
          <fieldset key={id} className="mt-4 break-inside-avoid">
            <legend className="font-serif text-lg font-semibold">
              {isWithoutDonor && id === "embryos" ? "Embryos" : title}
            </legend>
            {items
              .filter((item) => shown.includes(item.id))
              .map((item) => (
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
