import {
  Baby,
  Dna,
  Droplet,
  Flower2,
  Footprints,
  HandHeart,
  HeartPulse,
  ScanHeart,
  ShieldCheck,
  Sprout,
  TestTubeDiagonal,
  Waves,
  type LucideIcon,
} from "lucide-react";
import type { MilestoneId } from "./milestones.ts";

/** One colour per group: the baby, genetic tests, scans, trimesters, safety. */
type Colour = "rose" | "plum" | "sky" | "pine" | "amber";

interface Look {
  icon: LucideIcon;
  colour: Colour;
}

export const MILESTONE_STYLES: Record<MilestoneId, Look> = {
  "pregnancy-test": { icon: Droplet, colour: "sky" },
  heartbeat: { icon: HeartPulse, colour: "rose" },
  "first-trimester-testing": { icon: Dna, colour: "plum" },
  "first-trimester-completed": { icon: Sprout, colour: "pine" },
  "second-trimester-testing": { icon: TestTubeDiagonal, colour: "plum" },
  "fetal-echocardiogram": { icon: ScanHeart, colour: "sky" },
  "first-kicks": { icon: Footprints, colour: "rose" },
  viability: { icon: ShieldCheck, colour: "amber" },
  "second-trimester-completed": { icon: Flower2, colour: "pine" },
  "third-trimester-ultrasound": { icon: Waves, colour: "sky" },
  survival: { icon: HandHeart, colour: "amber" },
  "full-term": { icon: Baby, colour: "pine" },
};

/** Whole class names, because Tailwind doesn't find composed ones. */
export const COLOUR_CLASSES: Record<Colour, { solid: string; outline: string; bar: string }> = {
  rose: { solid: "bg-rose border-rose", outline: "border-rose text-rose", bar: "bg-rose" },
  plum: { solid: "bg-plum border-plum", outline: "border-plum text-plum", bar: "bg-plum" },
  sky: { solid: "bg-sky border-sky", outline: "border-sky text-sky", bar: "bg-sky" },
  pine: { solid: "bg-accent border-accent", outline: "border-accent text-accent", bar: "bg-accent" },
  amber: { solid: "bg-amber border-amber", outline: "border-amber text-amber", bar: "bg-amber" },
};
