/** Runs what it is given one after the other: what looks first and then writes is not overtaken. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const own = last.then(work);
    // Whoever waits behind a failure has its own turn nevertheless.
    last = own.catch(() => undefined);
    return own;
  };
}
