import type { Mark } from "./tenWomen.ts";

const BODY = "M4 29c0-9 3-14 8-14s8 5 8 14Z";

/** Differ in shape as well as colour. */
const STYLES: Record<Mark, { fill: string; stroke: string; dashes?: string }> = {
  success: { fill: "var(--accent)", stroke: "var(--accent)" },
  counted: { fill: "var(--surface)", stroke: "var(--ink)" },
  "left-out": { fill: "none", stroke: "var(--edge)", dashes: "2 2.5" },
};

export function Woman({ mark }: { mark: Mark }) {
  const { fill, stroke, dashes } = STYLES[mark];
  return (
    <svg viewBox="0 0 24 31" aria-hidden className="picture w-full max-w-8">
      <g fill={fill} stroke={stroke} strokeWidth="1.75" strokeDasharray={dashes} strokeLinejoin="round">
        <path d={BODY} />
        <circle cx="12" cy="7.5" r="5.5" />
      </g>
      {mark === "success" && (
        <path d="m8.5 22.5 2.5 2.5 4.5-5" fill="none" stroke="var(--on-accent)" strokeWidth="1.75" />
      )}
    </svg>
  );
}

export function WomenRow({ marks }: { marks: Mark[] }) {
  return (
    <div aria-hidden className="grid max-w-96 grid-cols-10 gap-x-1 sm:gap-x-1.5">
      {marks.map((mark, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list is fixed, so the index is the identity
        <Woman key={index} mark={mark} />
      ))}
    </div>
  );
}
