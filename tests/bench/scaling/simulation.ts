import { randomFrom, Station, Timetable } from "./events.ts";

/** Times in milliseconds. */
export interface Crowd {
  seed: number;
  seconds: number;
  votesASecond: number;
  /** The part of the votes that are for one clinic. */
  hotShare: number;
  clinics: number;
  connections: number;
  cores: number;
  workMs: number;
  /** How long a vote holds its clinic's counter, until its commit is on disk. */
  lockMs: number;
  /** Rows that a clinic's counter is spread over. */
  shards: number;
  patienceMs: number;
}

export interface Outcome {
  votes: number;
  givenUp: number;
  votesASecond: number;
  p50: number;
  p95: number;
  most: number;
}

/** Plays a crowd through. Votes arrive independently, and times vary exponentially around their means. */
export function simulateVotes(crowd: Crowd): Outcome {
  const random = randomFrom(crowd.seed);
  const around = (mean: number) => -mean * Math.log(1 - random());
  const events = new Timetable();
  const [connections, cores] = [new Station(crowd.connections), new Station(crowd.cores)];
  const counters = new Map<number, Station>();
  const counterOf = () => {
    const clinic = random() < crowd.hotShare ? 0 : 1 + Math.floor(random() * (crowd.clinics - 1));
    const row = clinic * crowd.shards + Math.floor(random() * crowd.shards);
    const known = counters.get(row) ?? new Station(1);
    counters.set(row, known);
    return known;
  };
  const waits: number[] = [];
  let [givenUp, ended] = [0, 0];

  const vote = (arrived: number) =>
    connections.enter(() => {
      if (events.now - arrived > crowd.patienceMs) {
        givenUp += 1;
        return connections.leave();
      }
      cores.enter(() =>
        events.after(around(crowd.workMs), () => {
          cores.leave();
          const counter = counterOf();
          counter.enter(() =>
            events.after(around(crowd.lockMs), () => {
              counter.leave();
              connections.leave();
              waits.push(events.now - arrived);
              ended = events.now;
            }),
          );
        }),
      );
    });

  const arrive = () => {
    if (events.now >= crowd.seconds * 1_000) return;
    vote(events.now);
    events.after(around(1_000 / crowd.votesASecond), arrive);
  };
  events.after(around(1_000 / crowd.votesASecond), arrive);
  events.run();

  waits.sort((a, b) => a - b);
  const at = (part: number) => waits[Math.ceil(waits.length * part) - 1] ?? Number.NaN;
  const votesASecond = waits.length / (Math.max(ended, crowd.seconds * 1_000) / 1_000);
  return { votes: waits.length, givenUp, votesASecond, p50: at(0.5), p95: at(0.95), most: at(1) };
}
