export class Station {
  #free: number;
  #waiting: (() => void)[] = [];
  #next = 0;

  constructor(places: number) {
    this.#free = places;
  }

  enter(begin: () => void): void {
    if (this.#free > 0) {
      this.#free -= 1;
      begin();
    } else this.#waiting.push(begin);
  }

  leave(): void {
    const next = this.#waiting[this.#next];
    if (next) {
      this.#next += 1;
      next();
      return;
    }
    // Taking each off the front would move all the others.
    [this.#waiting, this.#next] = [[], 0];
    this.#free += 1;
  }
}

/** A binary heap. */
export class Timetable {
  now = 0;
  readonly #events: { time: number; act: () => void }[] = [];

  after(ms: number, act: () => void): void {
    const events = this.#events;
    const event = { time: this.now + ms, act };
    let place = events.push(event) - 1;
    for (let above = (place - 1) >> 1; place > 0 && later(events[above], event); above = (place - 1) >> 1) {
      events[place] = events[above]!;
      place = above;
    }
    events[place] = event;
  }

  run(): void {
    for (let next = this.#take(); next; next = this.#take()) {
      this.now = next.time;
      next.act();
    }
  }

  #take() {
    const events = this.#events;
    const [first, last] = [events[0], events.pop()];
    if (!last || events.length === 0) return first;
    let place = 0;
    for (;;) {
      const left = place * 2 + 1;
      const child = later(events[left], events[left + 1]) ? left + 1 : left;
      if (child >= events.length || !later(last, events[child])) break;
      events[place] = events[child]!;
      place = child;
    }
    events[place] = last;
    return first;
  }
}

function later(one: { time: number } | undefined, other: { time: number } | undefined): boolean {
  return one !== undefined && other !== undefined && one.time > other.time;
}

/** Mulberry32: small, and good enough for queues. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
