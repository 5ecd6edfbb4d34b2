import { COLOUR_CLASSES, MILESTONE_STYLES } from "./milestoneStyles.ts";
import type { MilestoneId } from "./milestones.ts";

interface MilestoneIconProps {
  id: MilestoneId;
  isReached: boolean;
  size: "small" | "large";
}

export function MilestoneIcon({ id, isReached, size }: MilestoneIconProps) {
  const { icon: Icon, colour } = MILESTONE_STYLES[id];
  const { solid, outline } = COLOUR_CLASSES[colour];
  return (
    <span
      aria-hidden
      className={`picture grid shrink-0 place-items-center rounded-full border-2 ${
        size === "small" ? "size-6" : "size-11"
      } ${isReached ? `${solid} text-surface` : `bg-surface ${outline}`}`}
    >
      <Icon className={size === "small" ? "size-3.5" : "size-5.5"} strokeWidth={2} />
    </span>
  );
}
