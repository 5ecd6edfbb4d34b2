/** Runs tasks one at a time, so that nothing comes between a check and its write. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const own = last.then(work);
    // A failure must not block the next task.
    last = own.catch(() => undefined);
    return own;
  };
}
