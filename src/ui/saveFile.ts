const FORGET_FILE_AFTER_MS = 60_000;

export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari fetches the file only after this.
  setTimeout(() => URL.revokeObjectURL(url), FORGET_FILE_AFTER_MS);
}
