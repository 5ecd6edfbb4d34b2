import { scaleBand, scaleLinear } from "d3-scale";
import { useId } from "react";

export interface Column {
  key: string;
  /** From the bottom up. */
  parts: readonly { className: string; amount: number }[];
}

interface ColumnsProps {
  columns: readonly Column[];
  /** What a screen reader says of the picture; without it the text beside the picture says the same. */
  label?: string;
  marked?: string | undefined;
  className?: string;
}

const HEIGHT = 100;
const STEP = 10;
const LEAST = 3;
const MARK = 4;
const totalOf = ({ parts }: Column) => parts.reduce((sum, { amount }) => sum + amount, 0);

export function Columns({ columns, label, marked, className = "h-20" }: ColumnsProps) {
  const id = useId();
  const most = Math.max(1, ...columns.map(totalOf));
  const width = columns.length * STEP;
  const x = scaleBand(
    columns.map(({ key }) => key),
    [0, width],
  ).padding(0.1);
  const heightOf = scaleLinear([0, most], [0, HEIGHT]);
  return (
    <div className={`picture flex flex-col ${className}`}>
      <span aria-hidden className="text-xs text-quiet tabular-nums">
        {most.toLocaleString("en-GB")}
      </span>
      <svg
        {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-labelledby": id })}
        viewBox={`0 0 ${width} ${HEIGHT + 2 + MARK}`}
        preserveAspectRatio="none"
        className="min-h-0 w-full grow"
      >
        {label !== undefined && <title id={id}>{label}</title>}
        <path d={`M0 0H${width}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
        <path d={`M0 ${HEIGHT}H${width}`} className="stroke-edge" vectorEffect="non-scaling-stroke" />
        {columns.map(({ key, parts }) => (
          <Stack key={key} parts={parts} x={x(key) ?? 0} width={x.bandwidth()} heightOf={heightOf} />
        ))}
        {marked !== undefined && (
          <rect x={x(marked)} y={HEIGHT + 2} width={x.bandwidth()} height={MARK} className="fill-ink" />
        )}
      </svg>
    </div>
  );
}

interface StackProps {
  parts: Column["parts"];
  x: number;
  width: number;
  heightOf: (amount: number) => number;
}

function Stack({ parts, x, width, heightOf }: StackProps) {
  let top = HEIGHT;
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ className, amount }) => {
      const height = Math.max(LEAST, heightOf(amount));
      top -= height;
      return <rect key={className} className={className} x={x} y={top} width={width} height={height} />;
    });
}
