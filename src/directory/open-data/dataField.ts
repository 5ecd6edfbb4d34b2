/** How a value is written: in JSON by its own type, in CSV as text. */
export type FieldType = "text" | "address" | "list" | "number" | "degrees" | "whole" | "day" | "yesNo";

export interface DataField {
  name: string;
  type: FieldType;
  description: string;
  mayBeEmpty?: boolean;
  codes?: Record<string, string>;
}
