-- What one request may cost: visitors can compose queries over the API. Values are parameters, so
-- current_query() has the structure alone, as PostgREST 12 to 16 and the embedded backend write it.

-- Generic plans, since the planner would run a regular expression to estimate its rows, which alone
-- can take seconds. What may wait for a lock sets its own timeout.
alter role anon set statement_timeout = '500ms';
alter role anon set plan_cache_mode = 'force_generic_plan';
alter role authenticated set plan_cache_mode = 'force_generic_plan';
notify pgrst, 'reload config';

create function private.raise_costly_query() returns void
  language plpgsql stable set search_path = ''
as $$
begin
  raise exception 'This request asks for too much at once. Ask for plain columns, each once, and compare with = or in.'
    using errcode = 'PT400', hint = 'costly-query';
end
$$;

-- Regular expressions, patterns, full text and arrays. Names contain neither spaces nor signs.
create function private.has_costly_operators(p_query text) returns boolean
  language plpgsql immutable set search_path = ''
as $$
begin
  return p_query ~ '[~@&]| i?like |to_tsvector\(';
end
$$;

-- Also casts, JSON paths, embedding and nested logic. Names contain no brackets either; "" is a
-- quote in a name.
create function private.has_costly_syntax(p_query text) returns boolean
  language plpgsql immutable set search_path = ''
as $$
begin
  return length(p_query) > 2500
    or private.has_costly_operators(p_query)
    or p_query ~ '""|->|cast\(|to_jsonb\(| join |graphql|\){8}';
end
$$;

-- True for a cheap query: a short one over one table that names each column once, plain or renamed
-- to one letter, and filters with simple operators. Raises PT400 for any other. Policies of
-- everything that visitors read say:
--   (select private.assert_cheap_query()) or x = private.assert_cheap_query()
-- The first half runs once per query, before any filter. The second never runs, but the planner
-- evaluates it to estimate rows, so a costly query is refused before it is planned, even if only
-- explained for a count.
create function private.assert_cheap_query() returns boolean
  language plpgsql stable set search_path = ''
as $$
declare
  -- Other collations take several times as long.
  query text collate "C" := lower(current_query() collate "C");
  rest text collate "C" := substr(query, strpos(query, 'select ') + 7);
  -- The list of clinics shortens its column names, since they come with every clinic.
  chosen text collate "C" := regexp_replace(left(rest, strpos(rest, ' from ') - 1), ' as "[a-z]"', '', 'g');
begin
  -- An insert filters nothing; update and delete filter by plain comparison.
  if query ~ '^(with pgrst_source as \()?insert ' then
    return true;
  elsif query ~ '^(with pgrst_source as \()?(update|delete) ' then
    if private.has_costly_operators(query) then
      perform private.raise_costly_query();
    end if;
    return true;
  end if;
  if chosen ~ '[^a-z0-9_".,* ]| as '
    or chosen ~ ',' and (strpos(chosen, '*') > 0 or (
      select count(*) > count(distinct c collate "C")
      from unnest(string_to_array(replace(chosen, ' ', ''), ',')) c))
    -- PostgREST writes )->0 where one object is requested.
    or private.has_costly_syntax(replace(query, ')->0', ''))
    or rest ~ 'pgrst_call'
  then
    perform private.raise_costly_query();
  end if;
  return true;
end
$$;

-- True when the result of a call is to be filtered, ordered or taken apart.
create function private.is_costly_call() returns boolean
  language plpgsql stable set search_path = ''
as $$
declare
  query text collate "C" := lower(current_query() collate "C");
begin
  return current_setting('role', true) in ('anon', 'authenticated') and (
    private.has_costly_syntax(replace(query, ')->0', ''))
    or strpos(query, 'pgrst_call') > 0 and query ~ ' where | order by |\(select "[^"]*"\."[^"]*"[^(]'
    or query ~ '\*,|^select ("| *\*.* where | *\*.* order by )');
end
$$;

-- Raises PT400.
create function private.assert_cheap_call() returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if private.is_costly_call() then
    perform private.raise_costly_query();
  end if;
end
$$;

create function private.grants_for_query_limits() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.assert_cheap_query() to anon, authenticated;
  grant execute on function private.has_costly_syntax(text) to anon, authenticated;
  grant execute on function private.has_costly_operators(text) to anon, authenticated;
  grant execute on function private.raise_costly_query() to anon, authenticated;
$$;

select private.apply_grants();
