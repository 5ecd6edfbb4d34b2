/**
 * The places of the two clinics that a phone shows: those that were chosen, and the first others where
 * one of these was taken out.
 *
 * @param chosen the ids of the left one and the right one
 * @param ids of all clinics that are compared, two or more
 */
export function pairOf(chosen: readonly string[], ids: readonly string[]): [number, number] {
  const [left = -1, right = -1] = chosen.map((id) => ids.indexOf(id));
  const onLeft = left === -1 ? firstBeside(right) : left;
  return [onLeft, right === -1 ? firstBeside(onLeft) : right];
}

const firstBeside = (other: number) => (other === 0 ? 1 : 0);
