import { createLucideIcon, type LucideProps } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { lightIcon } from "./lightIcon.ts";

const DATA: Parameters<typeof lightIcon>[0] = {
  name: "arrow-left",
  aliases: ["back"],
  node: [
    ["path", { d: "m12 19-7-7 7-7", key: "1l729n" }],
    ["circle", { cx: "12", cy: "12", r: "10", key: "x3x0zl" }],
  ],
};

test.for<LucideProps>([
  {},
  { "aria-hidden": true, className: "size-5 shrink-0", strokeWidth: 1.5 },
  { className: "size-5 " },
  { size: 16, color: "red", fill: "currentColor" },
  { width: 12, height: 8 },
  { role: "img", "aria-label": "Back" },
  { id: "icon", onClick: () => {} },
])("an icon with %o is drawn as lucide draws it", (props) => {
  const Theirs = createLucideIcon(DATA as never);
  const Ours = lightIcon(DATA);
  expect(renderToStaticMarkup(<Ours {...props} />)).toBe(renderToStaticMarkup(<Theirs {...props} />));
});
