export function addKeyword(keywords: string[], typed: string): string[] {
  const keyword = typed.trim().normalize("NFC");
  return keyword === "" || keywords.includes(keyword) ? keywords : [...keywords, keyword];
}

export function removeKeyword(keywords: string[], keyword: string): string[] {
  return keywords.filter((each) => each !== keyword);
}
