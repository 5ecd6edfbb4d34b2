import type { Rule } from "@/law/rules.ts";

export interface StorageSpan {
  /** The longest or first term that the law names, in years, perhaps with consent renewed in it; null for no end. */
  years: number | null;
  isExtendable: boolean;
}

/** Undefined where unknown, or where it depends on a missing age. @param age of the woman, in whole years */
export function storageSpan(rule: Rule | null, age: number | null): StorageSpan | undefined {
  switch (rule?.code) {
    case "no-end":
      return { years: null, isExtendable: false };
    case "agreed-20":
      return { years: 20, isExtendable: false };
    case "while-fit":
      return { years: 2, isExtendable: true };
    case "5-renewable":
    case "5-or-longer":
      return { years: 5, isExtendable: true };
    case "10-at-most":
      return { years: 10, isExtendable: false };
    case "10-or-longer":
      return { years: 10, isExtendable: true };
    case "until-46":
      return age === null ? undefined : { years: Math.max(0, 46 - age), isExtendable: false };
    case "55-years":
      return { years: 55, isExtendable: false };
    default:
      return undefined;
  }
}
