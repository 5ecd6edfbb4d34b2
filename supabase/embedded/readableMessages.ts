/** The part of PGlite that is needed here. */
interface Driver {
  query(text: string, parameters?: unknown[], ...rest: unknown[]): Promise<unknown>;
  exec(text: string): Promise<unknown>;
}

/**
 * Keeps one request from stopping everybody. Lite hands `{}` and numbers on as what they are in JSON, and
 * where Postgres expects a list PGlite makes a message of them that Postgres cannot read. Not even the
 * ROLLBACK behind it is read then, and with the transaction open everybody is answered 500. So they
 * go as text, as PostgREST sends them, and a ROLLBACK that fails is sent once more.
 */
export function sendReadableMessages({ driver }: { driver: Driver }): void {
  const asBefore = driver.query.bind(driver);
  driver.query = async (text, parameters, ...rest) => {
    try {
      return await asBefore(text, parameters?.map(asText), ...rest);
    } catch (error) {
      if (text !== "ROLLBACK") throw error;
      return driver.exec(text);
    }
  };
}

function asText(parameter: unknown): unknown {
  if (typeof parameter === "number") return String(parameter);
  const isPlain =
    typeof parameter === "object" &&
    parameter !== null &&
    Object.getPrototypeOf(parameter) === Object.prototype;
  return isPlain ? JSON.stringify(parameter) : parameter;
}
