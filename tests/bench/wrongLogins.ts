import postgres from "postgres";

const PER_SECOND = 50;

/** Tries 50 wrong passwords a second, from as many addresses, until it is stopped. */
export function startWrongLogins(databaseUrl: string): () => Promise<void> {
  const sql = postgres(databaseUrl, { max: 4, connection: { role: "anon" }, onnotice() {} });
  let attempt = 0;
  const timer = setInterval(() => {
    attempt += 1;
    const headers = JSON.stringify({ "cf-connecting-ip": `10.200.${(attempt >> 8) & 255}.${attempt & 255}` });
    const email = `nobody-${attempt}@example.org`;
    sql
      .begin(async (transaction) => {
        await transaction`select set_config('request.headers', ${headers}, true)`;
        await transaction`select public.verify_admin_login(${email}, 'a wrong password')`;
      })
      .catch((error: unknown) => console.warn("A wrong login failed otherwise", error));
  }, 1000 / PER_SECOND);
  return async () => {
    clearInterval(timer);
    await sql.end();
  };
}
