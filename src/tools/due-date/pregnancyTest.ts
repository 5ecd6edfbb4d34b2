import type { ConceptionType } from "./dueDate.ts";

interface TestDays {
  firstDay: number;
  lastDay: number;
  timing: string;
  note: string;
}

/** Letters name the sources below the numbered ones on the references page. */
const AFTER_TRANSFER = "Your clinic names the day. An earlier test can mislead [A, B].";

const TEST_DAYS: Record<ConceptionType, TestDays> = {
  "last-period": {
    firstDay: 28,
    lastDay: 28,
    timing: "28 days after the period began",
    note: "The day your next period would be due in a cycle of 28 days; test from then on if it doesn’t come [C]. After a treatment, your clinic names the day.",
  },
  conception: {
    firstDay: 14,
    lastDay: 14,
    timing: "14 days after conception",
    note: "Usually two weeks after an insemination, but your clinic names the day. An earlier test can mislead [A].",
  },
  "day-3": afterTransfer(11),
  "day-5": afterTransfer(9),
  "day-6": afterTransfer(9),
  "day-7": afterTransfer(9),
};

function afterTransfer(firstDay: number): TestDays {
  return {
    firstDay,
    lastDay: 14,
    timing: `usually ${firstDay} to 14 days after transfer`,
    note: AFTER_TRANSFER,
  };
}

/**
 * The clinic decides. From 14 days after fertilisation (Balasičová et al. 2022) to 14 days after the transfer
 * (J Ovarian Res 2020;13, doi 10.1186/s13048-020-00732-6); older embryos use the 9 days of a day 5 one. After
 * a last period: from the day the next one is due (NHS), in a cycle of 28 days.
 */
export function pregnancyTestDays(type: ConceptionType): TestDays {
  return TEST_DAYS[type];
}
