import { expect, test } from "vitest";
import { passwordWeakness } from "./passwordWeakness.ts";

const EMAIL = "jana.novakova@clinics-europe.example";

test.for([
  ...["", "short", "elevenchars", "\u{1F600}".repeat(11)],
  ...["x".repeat(73), "ž".repeat(37)],
  ...[
    "jana.novakova-2026",
    "my-jana.novakova",
    "JANA.NOVAKOVA@clinics-europe.example",
    "clinics-europe-1999",
  ],
  ...["aaaaaaaaaaaa", "abababababab", "112211221122"],
  ...["password1234", "Password123!", "P@ssw0rd1234", "passwordpassword", "qwertyuiop12", "administrator1"],
  ...["123456789012", "abcdefghijklm", "zyxwvutsrqpon", "098765432109", "embedded-admin", "Welcome2026!!"],
  ...["letmein-letmein", "ivf-clinic-admin", "adminadmin123"],
])("'%s' is refused with a message", (password) => {
  expect(passwordWeakness(password, EMAIL)).toMatch(/^It .*\.$/);
});

test.for([
  ...["correct horse battery", "tk9$Wd!vQ2mzLp", "řepka kvete v květnu", "seven-lamps-of-architecture"],
  ..."x7Kq-password-Rz9w".split("|"),
])("'%s' is accepted", (password) => {
  expect(passwordWeakness(password, EMAIL)).toBeNull();
});

test("a password that contains part of the e-mail address is refused with that reason", () => {
  expect(passwordWeakness("clinics-europe-1999", EMAIL)).toBe(
    "It must not contain the e-mail address or a part of it.",
  );
});
