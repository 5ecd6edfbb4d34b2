interface Driver {
  query(text: string, parameters?: unknown[], ...rest: unknown[]): Promise<unknown>;
  exec(text: string): Promise<unknown>;
}

/**
 * Keeps one request from blocking all others: where Postgres expects a list PGlite builds a message it can't
 * read, its ROLLBACK fails too, and the open transaction answers everyone with 500. So parameters go as text.
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
