/** Returns the indices of the two clinics that a phone shows, filling gaps with the first others. */
export function pairOf(chosen: readonly string[], ids: readonly string[]): [number, number] {
  const [left = -1, right = -1] = chosen.map((id) => ids.indexOf(id));
  const onLeft = left === -1 ? firstBeside(right) : left;
  return [onLeft, right === -1 ? firstBeside(onLeft) : right];
}

const firstBeside = (other: number) => (other === 0 ? 1 : 0);
