import type { Config } from "tailwindcss";

/** The colours' values stand in src/app/styles/colours.css; every pair that carries text passes WCAG AA. */
export default {
  content: ["./index.html", "./src/**/*.{ts,tsx}"],
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      paper: "var(--paper)",
      surface: "var(--surface)",
      line: "var(--line)",
      // 3:1 against what lies on either side (WCAG 1.4.11).
      edge: "var(--edge)",
      ink: "var(--ink)",
      quiet: "var(--quiet)",
      accent: { DEFAULT: "var(--accent)", soft: "var(--accent-soft)", on: "var(--on-accent)" },
      alarm: { DEFAULT: "var(--alarm)", soft: "var(--alarm-soft)" },
      rose: "var(--rose)",
      plum: "var(--plum)",
      sky: "var(--sky)",
      amber: { DEFAULT: "var(--amber)", soft: "var(--amber-soft)" },
      gold: "var(--gold)",
      silver: "var(--silver)",
      bronze: "var(--bronze)",
    },
    fontFamily: {
      sans: ["var(--sans)"],
      serif: ["var(--serif)"],
      mono: ["ui-monospace", "monospace"],
    },
    screens: { sm: "40rem", md: "48rem", lg: "64rem", xl: "80rem", "2xl": "96rem" },
  },
} satisfies Config;
