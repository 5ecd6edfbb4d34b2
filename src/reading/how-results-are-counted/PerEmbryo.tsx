import { Card } from "@/ui/Card.tsx";
import { EMBRYOS, embryoCount, embryoMarks, percentPerEmbryo } from "./embryos.ts";
import { countAt } from "./tenWomen.ts";

const PAIRS = EMBRYOS.filter((many) => many > 1).length;

export function PerEmbryo() {
  return (
    <Card className="mt-5 p-5 sm:p-6">
      <h3 className="text-xl">And counted by embryos</h3>
      <div className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_48%] sm:items-center lg:grid-cols-[minmax(0,1fr)_54%]">
        <div>
          <p>
            <span className="block font-serif text-4xl font-semibold text-accent tabular-nums">
              {`${percentPerEmbryo()}%`}
            </span>
            <span className="block font-medium">
              {`${countAt("pregnancy")} of ${embryoCount()}: pregnancies per embryo transferred`}
            </span>
          </p>
          <p className="mt-1 text-sm text-quiet">{`Say that ${PAIRS} of the ${countAt("transfer")} women with a transfer had two embryos transferred at once. Each embryo counts; twins count once. A clinic that transfers one at a time isn't put at a disadvantage, but everyone without a transfer is still left out. The British regulator publishes births counted this way.`}</p>
        </div>
        <div aria-hidden className="flex max-w-96 flex-wrap gap-x-3 gap-y-2">
          {embryoMarks().map((embryos, woman) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list is fixed, so the index is the identity
            <span key={woman} className="flex gap-0.5">
              {embryos.map((mark, embryo) => (
                // oxlint-disable-next-line react/no-array-index-key -- the list is fixed, so the index is the identity
                <Embryo key={embryo} isSuccess={mark === "success"} />
              ))}
            </span>
          ))}
        </div>
      </div>
    </Card>
  );
}

function Embryo({ isSuccess }: { isSuccess: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="picture w-7">
      <circle
        cx="12"
        cy="12"
        r="10"
        fill={isSuccess ? "var(--accent)" : "var(--surface)"}
        stroke={isSuccess ? "var(--accent)" : "var(--ink)"}
        strokeWidth="1.75"
      />
      {isSuccess ? (
        <path d="m8 12.5 2.75 2.75L16 9.5" fill="none" stroke="var(--on-accent)" strokeWidth="1.75" />
      ) : (
        <path d="M12 4v16M4 12h16" fill="none" stroke="var(--edge)" strokeWidth="1.5" />
      )}
    </svg>
  );
}
