/** The one account that a new embedded database has; everybody knows it, so it exists nowhere else. */
export const LOCAL_ADMIN = { email: "admin@example.com", password: "embedded-admin" };

/** The part of PGlite that is needed here. */
interface Database {
  driver: { query(sql: string, params: unknown[]): Promise<{ rows: unknown[] }> };
}

/** Adds the local admin to a database that has no admin yet. */
export async function ensureLocalAdmin(database: Database): Promise<void> {
  const { rows } = await database.driver.query("select from private.admins limit 1", []);
  if (rows.length === 0) await createAdmin(database, LOCAL_ADMIN.email, LOCAL_ADMIN.password);
}

/** Whether the local admin's published password still works. */
export async function isLocalAdminOpen(database: Database): Promise<boolean> {
  const { rows } = await database.driver.query(
    `select from private.admins a join auth.users u on u.id = a.user_id
     where u.email = $1 and u.encrypted_password like '$2a$%'
       and u.encrypted_password = extensions.crypt($2, u.encrypted_password)`,
    [LOCAL_ADMIN.email, LOCAL_ADMIN.password],
  );
  return rows.length > 0;
}

/**
 * Creates an account that may sign in as an admin, in one step or not at all. An account
 * that is there already becomes an admin and keeps its password.
 *
 * @returns whether the account is new
 */
export async function createAdmin(database: Database, email: string, password: string): Promise<boolean> {
  const { rows } = await database.driver.query(CREATE_ADMIN, [email, password]);
  return rows.length > 0;
}

const CREATE_ADMIN = `
  with account as (
    insert into auth.users
      (id, aud, role, email, encrypted_password, email_confirmed_at, created_at, updated_at,
       raw_app_meta_data, raw_user_meta_data)
    select gen_random_uuid(), 'authenticated', 'authenticated', $1::text,
      extensions.crypt($2::text, extensions.gen_salt('bf', 10)), now(), now(), now(),
      '{"provider": "email", "providers": ["email"]}', '{}'
    where not exists (select from auth.users where email = $1::text)
    returning id, email
  ),
  identity as (
    insert into auth.identities
      (id, user_id, provider_id, provider, identity_data, created_at, updated_at)
    select gen_random_uuid(), id, id::text, 'email',
      jsonb_build_object('sub', id, 'email', email, 'email_verified', true), now(), now()
    from account
  ),
  admin as (
    insert into private.admins (user_id)
    select id from account
    union all
    select id from auth.users where email = $1::text
    on conflict do nothing
  )
  select from account`;
