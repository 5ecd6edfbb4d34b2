/** Never throws: returns false where the clipboard is missing or denied; then show the text for copying. */
export async function copyText(text: string, { clipboard }: Partial<Pick<Navigator, "clipboard">>) {
  try {
    if (!clipboard) return false;
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
