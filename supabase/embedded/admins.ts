/** Its password is published, so it must exist nowhere else. */
export const LOCAL_ADMIN = { email: "admin@example.com", password: "embedded-admin" };

interface Database {
  driver: { query(sql: string, params: unknown[]): Promise<{ rows: unknown[] }> };
}

async function hasAdmin(database: Database): Promise<boolean> {
  const { rows } = await database.driver.query("select from private.admins limit 1", []);
  return rows.length > 0;
}

export async function ensureLocalAdmin(database: Database): Promise<void> {
  if (!(await hasAdmin(database))) await createAdmin(database, LOCAL_ADMIN);
}

export async function isLocalAdminOpen(database: Database): Promise<boolean> {
  const { rows } = await database.driver.query(
    `select from private.admins a join auth.users u on u.id = a.user_id where ${IS_OPEN}`,
    [LOCAL_ADMIN.email, LOCAL_ADMIN.password],
  );
  return rows.length > 0;
}

/**
 * Its identities and its role go with it.
 * @returns false when it is not there, or has a password of its own
 */
export async function removeOpenLocalAdmin(database: Database): Promise<boolean> {
  const { rows } = await database.driver.query(`delete from auth.users u where ${IS_OPEN} returning id`, [
    LOCAL_ADMIN.email,
    LOCAL_ADMIN.password,
  ]);
  return rows.length > 0;
}

const IS_OPEN = `u.email = $1 and u.encrypted_password like '$2a$%'
  and u.encrypted_password = extensions.crypt($2, u.encrypted_password)`;

/**
 * Creates an admin atomically; an existing account keeps its password.
 * @param role without one, a new admin becomes an owner and an existing one keeps theirs
 * @returns whether the account is new
 */
export async function createAdmin(
  database: Database,
  { email, password, role }: { email: string; password: string; role?: string },
): Promise<boolean> {
  const { rows } = await database.driver.query(CREATE_ADMIN, [email, password, role ?? null]);
  return rows.length > 0;
}

/**
 * Ends all sessions and removes second factors, too: the lost item may be the phone.
 * @returns false when there is no such admin
 */
export async function resetAdmin(database: Database, email: string, password: string): Promise<boolean> {
  const { rows } = await database.driver.query(RESET_ADMIN, [email, password]);
  return rows.length > 0;
}

/** Returns the id of an account without a role; undefined when the e-mail address is taken. */
export async function createAccount(
  query: (sql: string, ...parameters: unknown[]) => Promise<unknown[]>,
  { email, password }: { email: string; password: string },
): Promise<string | undefined> {
  const [row] = (await query(`${NEW_ACCOUNT} select id from account`, email, password)) as { id: string }[];
  return row?.id;
}

const NEW_ACCOUNT = `
  with account as (
    insert into auth.users
      (id, aud, role, email, encrypted_password, email_confirmed_at, created_at, updated_at,
       raw_app_meta_data, raw_user_meta_data)
    select gen_random_uuid(), 'authenticated', 'authenticated', $1::text,
      extensions.crypt($2::text, extensions.gen_salt('bf', 10)), now(), now(), now(),
      '{"provider": "email", "providers": ["email"]}', '{}'
    where not exists (select from auth.users where lower(email) = lower($1::text))
    on conflict do nothing
    returning id, email
  ),
  identity as (
    insert into auth.identities
      (id, user_id, provider_id, provider, identity_data, created_at, updated_at)
    select gen_random_uuid(), id, id::text, 'email',
      jsonb_build_object('sub', id, 'email', email, 'email_verified', true), now(), now()
    from account
  )`;

const CREATE_ADMIN = `${NEW_ACCOUNT},
  admin as (
    insert into private.admins as known (user_id, role)
    select id, coalesce($3::text, 'owner') from account
    union all
    select id, coalesce($3::text, 'owner') from auth.users where email = $1::text
    on conflict (user_id) do update set role = coalesce($3::text, known.role)
  )
  select from account`;

const RESET_ADMIN = `
  with account as (
    update auth.users
    set encrypted_password = extensions.crypt($2::text, extensions.gen_salt('bf', 10)), updated_at = now()
    where email = $1::text and id in (select user_id from private.admins)
    returning id
  ),
  ended as (
    delete from auth.sessions where user_id in (select id from account)
  ),
  dropped as (
    delete from auth.mfa_factors where user_id in (select id from account)
  )
  select from account`;
