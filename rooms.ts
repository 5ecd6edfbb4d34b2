/** Each imports from itself and from what stands below it, in a group too. The linter follows this list. */
export const ROOMS: Record<string, string[]> = {
  app: [],
  admin: [
    ...[
      "overview",
      "history",
      "submissions",
      "facts",
      "clinics",
      "import-export",
      "sponsors",
      "votes",
      "blog",
      "speed",
    ],
    ...["rules", "people", "layout", "login", "drafts", "fields"],
  ],
  plan: ["folder", "costs", "dates", "afterwards", "eligibility", "navigation"],
  contributing: ["add-clinic", "report-figure", "forms"],
  reading: ["blog", "how-results-are-counted", "glossary", "legal"],
  tools: ["due-date", "semen-analysis"],
  directory: [
    ...[
      "home",
      "guided-start",
      "regions",
      "comparing",
      "filtering",
      "map",
      "results",
      "clinics",
      "open-data",
    ],
    ...["compare-tray", "shortlist", "voting", "facts", "countries", "csv"],
  ],
  law: [],
  measuring: [],
  ui: [],
  backend: [],
  storage: [],
};

export interface Room {
  path: string;
  above: string[];
}

export function roomsFromTop(): Room[] {
  const groups = Object.entries(ROOMS);
  return groups.flatMap(([group, rooms], index) => {
    const above = groups.slice(0, index).map(([name]) => name);
    if (rooms.length === 0) return [{ path: group, above }];
    return rooms.map((room, place) => ({
      path: `${group}/${room}`,
      above: [...above, ...rooms.slice(0, place).map((higher) => `${group}/${higher}`)],
    }));
  });
}
