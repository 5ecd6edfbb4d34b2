import { formatLong } from "@/ui/calendarDateText.ts";
import { MilestoneList } from "./MilestoneList.tsx";
import type { Pregnancy } from "./dueDate.ts";
import { TimelinePicture } from "./TimelinePicture.tsx";

interface TimelineProps {
  pregnancy: Pregnancy;
  today: Date;
}

export function Timeline({ pregnancy, today }: TimelineProps) {
  return (
    <section aria-labelledby="timeline-title" className="mt-12 print:mt-6">
      <h2 id="timeline-title" className="text-2xl sm:text-3xl">
        Your timeline
      </h2>
      <p className="mt-2 hidden print:block">{`As of ${formatLong(today)}`}</p>
      <p className="mt-2 text-quiet">
        Filled marks are behind you or now; rings are still to come. Clinics differ in which tests they offer,
        and when.
      </p>
      <TimelinePicture pregnancy={pregnancy} today={today} />
      <MilestoneList pregnancy={pregnancy} today={today} />
    </section>
  );
}
