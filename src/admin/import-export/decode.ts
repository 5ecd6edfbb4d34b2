export type Decoded = { text: string; note: string | null } | { problem: string };

export const LARGEST_FILE = 20_000_000;

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Decodes a CSV: UTF-8, UTF-16 with a BOM, or the Windows-1250 of Czech and Polish Excel. */
export function decode(bytes: Uint8Array): Decoded {
  if (bytes.length === 0) return { problem: "The file is empty." };
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return {
      problem:
        "This is a spreadsheet, not a CSV. In Excel choose ‘Save As’ and ‘CSV UTF-8’; in LibreOffice ‘Text CSV’ with UTF-8.",
    };
  }
  if (startsWith(bytes, 0xff, 0xfe)) return { text: new TextDecoder("utf-16le").decode(bytes), note: null };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: new TextDecoder("utf-16be").decode(bytes), note: null };
  if (bytes.includes(0)) {
    return { problem: "This is not a text file, or it is UTF-16 without its mark. Save it as CSV in UTF-8." };
  }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), note: null };
  } catch {
    return {
      text: new TextDecoder("windows-1250").decode(bytes),
      note: "The file is not in UTF-8. We read it as Windows-1250, as Czech and Polish spreadsheets write: look at the names with accents before you import.",
    };
  }
}
