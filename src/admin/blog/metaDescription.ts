/** What search engines show whole. A hint, not a rule. */
const SHORTEST = 150;
const LONGEST = 160;

/** Says how far a meta description is from the 150–160 characters that are recommended. */
export function metaDescriptionHint(text: string): string {
  const { length } = text.trim();
  const range = `${SHORTEST}-${LONGEST} characters recommended`;
  if (length === 0) return range;
  if (length < SHORTEST) return `${range}: ${SHORTEST - length} more`;
  if (length > LONGEST) return `${range}: ${length - LONGEST} too many`;
  return `${range}: just right`;
}
