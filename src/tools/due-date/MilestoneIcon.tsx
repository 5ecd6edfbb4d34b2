import { COLOUR_CLASSES, MILESTONE_LOOKS } from "./milestoneStyles.ts";
import type { MilestoneId } from "./milestones.ts";

interface MilestoneMarkProps {
  id: MilestoneId;
  isReached: boolean;
  size: "small" | "large";
}

export function MilestoneIcon({ id, isReached, size }: MilestoneMarkProps) {
  const { icon: Icon, colour } = MILESTONE_LOOKS[id];
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
