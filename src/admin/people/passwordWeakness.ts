const SHORTEST = 12;
/** bcrypt ignores the rest. */
const LONGEST_BYTES = 72;
const FEWEST_DIFFERENT = 5;

/** Common passwords without surrounding digits and symbols. */
const COMMON = [
  ...["password", "passwort", "passphrase", "passw", "secret", "letmein", "welcome", "iloveyou", "trustno"],
  ...["admin", "administrator", "root", "login", "master", "default", "changeme", "test", "guest", "user"],
  ...["qwerty", "qwertz", "azerty", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qazwsx", "abcdef", "abcdefghijkl"],
  ...["dragon", "monkey", "football", "baseball", "sunshine", "princess", "superman", "batman", "heslo"],
  ...["haslo", "fertility", "clinic", "clinics", "ivf", "embedded", "supabase", "embeddedadmin"],
];
const IN_ORDER = [
  "0123456789012345678901234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
];
const LOOK_ALIKES: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t" };

export function passwordWeakness(password: string, email: string): string | null {
  const plain = password.toLowerCase();
  if (Array.from(password).length < SHORTEST) return `It needs at least ${SHORTEST} characters.`;
  if (new TextEncoder().encode(password).length > LONGEST_BYTES) return "It must be at most 72 bytes long.";
  if (containsEmail(plain, email.toLowerCase())) {
    return "It must not contain the e-mail address or a part of it.";
  }
  if (new Set(plain).size < FEWEST_DIFFERENT) return "It uses too few different characters.";
  if (isCommon(plain)) return "It is one of the first that anybody would try.";
  return null;
}

function containsEmail(password: string, email: string): boolean {
  const [name = "", domain = ""] = email.split("@");
  const parts = [email, name, domain.split(".").at(-2) ?? ""];
  return parts.some((part) => part.length >= 4 && password.includes(part));
}

/** Common words with little else, or a run along the keyboard or alphabet. */
function isCommon(password: string): boolean {
  if (IN_ORDER.some((order) => order.includes(password) || reversed(order).includes(password))) return true;
  const readings = [password, password.replace(/[013457]/g, (digit) => LOOK_ALIKES[digit] ?? digit)];
  return readings.some((reading) => {
    let rest = reading
      .replaceAll("@", "a")
      .replaceAll("$", "s")
      .replace(/[^a-z]/g, "");
    for (const word of COMMON.toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(word, "");
    return rest.length < FEWEST_DIFFERENT && reading.replace(/[^a-z]/g, "").length > rest.length;
  });
}

function reversed(text: string): string {
  return Array.from(text).toReversed().join("");
}
