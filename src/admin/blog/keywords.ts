/** The list with the keyword at its end: trimmed, in NFC, and not when it is empty or there already. */
export function addKeyword(keywords: string[], typed: string): string[] {
  const keyword = typed.trim().normalize("NFC");
  return keyword === "" || keywords.includes(keyword) ? keywords : [...keywords, keyword];
}

/** The list without the keyword. */
export function removeKeyword(keywords: string[], keyword: string): string[] {
  return keywords.filter((each) => each !== keyword);
}
