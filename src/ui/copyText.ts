/**
 * Copies a text. Never throws: where the clipboard is missing or denied, show the text for copying.
 * @returns whether it was copied
 */
export async function copyText(text: string, { clipboard }: Partial<Pick<Navigator, "clipboard">>) {
  try {
    if (!clipboard) return false;
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
