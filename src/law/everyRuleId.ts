export const EVERY_RULE = "rules";
