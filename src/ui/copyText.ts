/** Never throws: returns false where the clipboard is missing or denied; then show the text for copying. */
export async function copyText(text: string, { clipboard }: Partial<Pick<Navigator, "clipboard">>) {
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}
