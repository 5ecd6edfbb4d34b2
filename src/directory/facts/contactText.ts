/** Not by `Intl`, whose first use takes a while on a phone. */
const WEEKDAYS: Record<string, string> = {
  Mo: "Monday",
  Tu: "Tuesday",
  We: "Wednesday",
  Th: "Thursday",
  Fr: "Friday",
  Sa: "Saturday",
  Su: "Sunday",
};

/** One line for each span of `Mo-Th 07:00-15:30, Fr 07:00-14:00`, such as `Monday to Thursday, 07:00 to 15:30`. */
export function hoursLines(hours: string): string[] {
  return hours.split(/\s*,\s*/).map((span) => {
    const [, from = "", to, opens, closes] =
      /^([A-Z][a-z])(?:-([A-Z][a-z]))? (\d\d:\d\d)-(\d\d:\d\d)$/.exec(span) ?? [];
    const [first, last] = [WEEKDAYS[from], to && WEEKDAYS[to]];
    if (first === undefined || (to !== undefined && last === undefined)) return span;
    return last ? `${first} to ${last}, ${opens} to ${closes}` : `${first}, ${opens} to ${closes}`;
  });
}

/** Calling codes of the countries whose clinics we list, and of their neighbours. */
const CALLING_CODE = /^\+(420|421|48|44|49|43)(\d+)$/;

export function phoneText(phone: string): string {
  const [, country, rest] = CALLING_CODE.exec(phone) ?? [];
  if (country === undefined || rest === undefined) return phone;
  return `+${country} ${rest.replaceAll(/(\d{3})(?=\d{3})/g, "$1 ")}`;
}
