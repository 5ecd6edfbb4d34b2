interface Step {
  text: string;
  to: string;
}

export interface Done {
  answers: boolean;
  clinics: boolean;
  costs: boolean;
  dates: boolean;
  afterwards: boolean;
}

export function nextSteps({ answers, clinics, costs, dates, afterwards }: Done): Step[] {
  const steps: (Step | false)[] = [
    !answers && { text: "Answer a few questions: which countries may treat you?", to: "/plan" },
    !clinics && { text: "Keep two or three clinics on your shortlist.", to: "/" },
    !costs && { text: "Work out what it will cost, with medicines and travel.", to: "/plan/costs" },
    clinics && { text: "Send your clinics the questions in this folder.", to: "/shortlist" },
    !dates && { text: "Plan when you must be there.", to: "/plan/dates" },
    { text: "Have your doctor fill in the sheet at the end.", to: "#sheet" },
    !afterwards && { text: "Know what to take home before you travel.", to: "/plan/afterwards#take-home" },
  ];
  return steps.filter((step) => step !== false).slice(0, 3);
}
