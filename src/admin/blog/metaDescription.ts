/** Search engines show this much. A recommendation, not a rule. */
const SHORTEST = 150;
const LONGEST = 160;

export function metaDescriptionHint(text: string): string {
  const { length } = text.trim();
  const range = `${SHORTEST}-${LONGEST} characters recommended`;
  if (length === 0) return range;
  if (length < SHORTEST) return `${range}: ${SHORTEST - length} more`;
  if (length > LONGEST) return `${range}: ${length - LONGEST} too many`;
  return `${range}: just right`;
}
