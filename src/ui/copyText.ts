/**
 * Copies a text. Never throws: where the clipboard is missing or denied, the text must be shown
 * to be copied by hand.
 *
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
