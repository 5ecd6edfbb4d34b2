-- Second factors, in the tables that hosted Supabase Auth has and Lite lacks. Idempotent; runs at each start.
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type = 'totp'),
  status text not null check (status in ('unverified', 'verified')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  secret text
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);

-- Hosted keeps it in auth.mfa_amr_claims.
alter table auth.sessions add column if not exists code_given_at timestamptz;

create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  ip_address text not null
);
create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
