import postgres from "postgres";

const PER_SECOND = 50;
const CONNECTIONS = 8;

interface Answered {
  answered: number;
  refused: number;
}

export function startWrongLogins(databaseUrl: string, connections = CONNECTIONS): () => Promise<Answered> {
  const sql = postgres(databaseUrl, {
    max: connections,
    connection: { role: "service_role" },
    onnotice() {},
  });
  const running = new Set<Promise<void>>();
  const began = performance.now();
  const secondsPassed = () => (performance.now() - began) / 1000;
  let [attempts, answered, refused, isStopped] = [0, 0, 0, false];

  function startThoseDue(): void {
    if (isStopped) return;
    while (running.size < connections && attempts < secondsPassed() * PER_SECOND) {
      attempts += 1;
      const attempt = tryWrongPassword(attempts).finally(() => {
        running.delete(attempt);
        startThoseDue();
      });
      running.add(attempt);
    }
  }

  async function tryWrongPassword(number: number): Promise<void> {
    const address = `10.200.${(number >> 8) & 255}.${number & 255}`;
    try {
      await sql`select public.verify_admin_login(${`nobody-${number}@example.org`}, 'a wrong password', ${address})`;
      answered += 1;
    } catch (error) {
      if (!(error instanceof postgres.PostgresError) || error.code !== "PT429") throw error;
      answered += 1;
      refused += 1;
    }
  }

  const timer = setInterval(startThoseDue, 1000 / PER_SECOND);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    const seconds = secondsPassed();
    await Promise.all(running);
    await sql.end();
    return { answered: answered / seconds, refused: refused / seconds };
  };
}
