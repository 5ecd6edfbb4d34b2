import { createElement, type FunctionComponent, type SVGProps } from "react";

interface IconData {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
  aliases?: string[];
}

interface LightIconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/** By which an icon says something itself, or that it doesn't. */
const SAYS = /^(aria-|role$|title$)/;

/**
 * A component that draws a lucide icon as lucide does, except for its contexts and strokes that
 * don't scale. The build puts it in the place of lucide's own (scripts/lightIcons.ts).
 */
export function lightIcon({ name, node, aliases = [] }: IconData): FunctionComponent<LightIconProps> {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  const names = ["lucide", ...[name, ...aliases].map((one) => `lucide-${one}`)].join(" ");
  return function Icon({ className = "", size = 24, color = "currentColor", ...rest }) {
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: `${names} ${className}`.trim(),
        "aria-hidden": Object.keys(rest).some((key) => SAYS.test(key)) ? undefined : true,
        ...rest,
      },
      shapes,
    );
  };
}
