/** The part of PGlite that is needed here. */
interface Driver {
  query(text: string, parameters?: unknown[], ...rest: unknown[]): Promise<unknown>;
}

/**
 * Hands objects among the parameters on as their JSON, as PostgREST does. Lite reads `{}` in a filter
 * as an object, and where Postgres expects a list PGlite writes a message of it that Postgres cannot
 * read: not even the ROLLBACK behind it, so that nobody is answered any more.
 */
export function passObjectsAsText({ driver }: { driver: Driver }): void {
  const asBefore = driver.query.bind(driver);
  driver.query = async (text, parameters, ...rest) => asBefore(text, parameters?.map(asText), ...rest);
}

function asText(parameter: unknown): unknown {
  const isPlain =
    typeof parameter === "object" &&
    parameter !== null &&
    Object.getPrototypeOf(parameter) === Object.prototype;
  return isPlain ? JSON.stringify(parameter) : parameter;
}
