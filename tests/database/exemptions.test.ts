import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ATTACKS } from "../support/database/exempted/attacks.ts";

test.for(Object.values(ATTACKS))("the attack that an exemption names is there: %s, '%s'", ([file, title]) => {
  const path = `tests/database/${file}`;
  expect(existsSync(path) && readFileSync(path, "utf8").includes(title)).toBe(true);
});
