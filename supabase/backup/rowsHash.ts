import { createHash } from "node:crypto";

const NEWLINE = 10;
const BITS = 256;

/** A checksum of rows in any order, since Postgres needn't keep the order of insertion. */
export class RowsHash {
  private sum = 0n;

  /** @param lines rows in COPY's text format, in whole lines */
  update(lines: Buffer): void {
    let start = 0;
    for (let end = lines.indexOf(NEWLINE); end !== -1; end = lines.indexOf(NEWLINE, start)) {
      this.add(lines.subarray(start, end));
      start = end + 1;
    }
    if (start < lines.length) this.add(lines.subarray(start));
  }

  private add(line: Buffer): void {
    const digest = createHash("sha256").update(line).digest("hex");
    this.sum = BigInt.asUintN(BITS, this.sum + BigInt(`0x${digest}`));
  }

  hex(): string {
    return this.sum.toString(16).padStart(BITS / 4, "0");
  }
}
