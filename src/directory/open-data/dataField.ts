/** How a value is written: in JSON by its own type, in CSV as text. */
export type FieldType = "text" | "address" | "list" | "number" | "degrees" | "whole" | "day" | "yesNo";

/** A column of a file. */
export interface DataField {
  /** The column of the database. */
  name: string;
  type: FieldType;
  /** What it says, for somebody who has only the file. */
  description: string;
  /** Whether it may be empty in CSV and null in JSON. */
  mayBeEmpty?: boolean;
  /** What a code stands for, where only these are used. */
  codes?: Record<string, string>;
}
