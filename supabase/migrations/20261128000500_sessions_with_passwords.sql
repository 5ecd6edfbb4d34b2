-- Whoever read an admin's mail could sign in by a mailed code, add a second factor of their own in that
-- session, and be an admin. And whoever stole a session could add a factor of their own in it, which
-- ended the real person's sessions and refused that person from then on.

-- The caller's role: 'editor', 'owner' or null. It takes a session that still exists, since a token
-- outlives it by an hour, and that began with a password: a mailed code is no proof, and an account
-- without a second factor can add one in any session. An account with a second factor must have given
-- it, and the session must still say so, since Auth lowers it when that factor is removed. Password and
-- code must have been given within 15 minutes: a factor added later may be a thief's.
create or replace function private.admin_role() returns text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  token jsonb := auth.jwt();
  its_role text;
  session_aal text;
  seconds_apart numeric;
begin
  -- As JSON, since not every Auth has the column.
  select a.role, to_jsonb(s) ->> 'aal' into its_role, session_aal
  from private.admins a join auth.sessions s on s.user_id = a.user_id
  where a.user_id = auth.uid() and s.id = (token ->> 'session_id')::uuid;
  if its_role is null or not coalesce(token -> 'amr' @> '[{"method": "password"}]', false) then
    return null;
  end if;
  select max((proof ->> 'timestamp')::numeric) - min((proof ->> 'timestamp')::numeric) into seconds_apart
  from jsonb_array_elements(token -> 'amr') as proof;
  if token ->> 'aal' = 'aal2' and coalesce(session_aal, 'aal2') = 'aal2' and seconds_apart <= 15 * 60
    or not private.has_two_factor(auth.uid())
  then
    -- For write_history(), since a request may wait for long, and its caller be removed meanwhile.
    perform set_config('private.known_admin', auth.uid()::text, true);
    return its_role;
  end if;
  return null;
end
$$;

select private.apply_grants();
