import { describeSpread, spreadOf } from "./spread.ts";

const STEPS = 4_000_000;

function loop(): number {
  const began = performance.now();
  let number = 1;
  for (let step = 0; step < STEPS; step++) number = (Math.imul(number, 1_103_515_245) + 12_345) | 0;
  const took = performance.now() - began;
  // Or the compiler would leave the loop out.
  return Number.isInteger(number) ? took : Number.NaN;
}

/** How evenly the machine works, by one loop between the rounds of a measurement. */
export class Calibration {
  readonly times: number[] = [];

  readonly #work: () => number;

  constructor(work = loop) {
    this.#work = work;
  }

  tick(): void {
    // The first of several is slowed by what ran before.
    this.#work();
    this.times.push(this.#work());
  }

  /** The quartiles' distance as a part of the median; 0 before there are two. */
  get wobble(): number {
    if (this.times.length < 2) return 0;
    const { low, median, high } = spreadOf(this.times);
    return (high - low) / median;
  }

  describe(): string {
    return `${describeSpread(this.times, 1)} ms, wavering by ${Math.round(this.wobble * 100)} %`;
  }
}
