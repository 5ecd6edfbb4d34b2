/** Without 0, 1, l and o, which are easily confused. */
const LETTERS = "23456789abcdefghijkmnpqrstuvwxyz";
const GROUPS = 5;
const GROUP = 4;

/** 100 bits, such as `k7fp-3mxq-9wza-hc5e-t2nd`. */
export function oneTimePassword(): string {
  const letters = Array.from(
    crypto.getRandomValues(new Uint8Array(GROUPS * GROUP)),
    // 256 is a multiple of 32, so there is no bias.
    (byte) => LETTERS[byte % LETTERS.length],
  );
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP, (group + 1) * GROUP).join(""),
  ).join("-");
}
