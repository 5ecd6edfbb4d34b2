interface PauseLabels {
  name: string;
  about: string;
  paused: string;
  pause: string;
  goOn: string;
}

export const PAUSABLE: Record<string, PauseLabels> = {
  voting: {
    name: "Voting",
    about: "While it’s paused, no vote is taken and no human check given.",
    paused: "Voting is paused.",
    pause: "Pause voting",
    goOn: "Open voting again",
  },
  submissions: {
    name: "Suggestions",
    about: "While they’re paused, nobody can suggest a clinic or report a wrong figure.",
    paused: "Suggestions and reports of wrong figures are paused.",
    pause: "Pause suggestions",
    goOn: "Take suggestions again",
  },
  reports: {
    name: "Counting failed human checks",
    about: "While it’s paused, failed checks aren’t counted, so nobody is banned for them.",
    paused: "Failed human checks aren't counted.",
    pause: "Stop counting",
    goOn: "Count them again",
  },
};

/** The database's limits. */
export const LONGEST_SENTENCE = 280;
export const LONGEST_REASON = 500;

/** The database allows at most a year. */
export const BLOCK_DAYS: [days: number, label: string][] = [
  [1, "a day"],
  [7, "a week"],
  [30, "30 days"],
  [365, "a year"],
];
