-- What a stored text may be; for the checks and triggers of tables.

-- True unless all of it is white space, controls and invisible characters. They are listed since
-- [[:space:]] depends on the locale.
create function private.has_visible_text(p_text text) returns boolean
  language plpgsql immutable strict set search_path = ''
as $$
begin
  return p_text ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]';
end
$$;

create function private.is_text(p_text text, p_longest integer) returns boolean
  language sql immutable strict set search_path = ''
as $$
  select length(p_text) <= p_longest and private.has_visible_text(p_text)
$$;

-- True for at most 50 short texts, none of them blank.
create function private.is_text_list(p_list text[]) returns boolean
  language plpgsql immutable strict set search_path = ''
as $$
declare
  item text;
begin
  if cardinality(p_list) > 50 then
    return false;
  end if;
  foreach item in array p_list loop
    if item is null or not private.has_visible_text(item) or length(item) > 120 then
      return false;
    end if;
  end loop;
  return true;
end
$$;

-- True for an http(s) address as browsers write it: no user or password, printable ASCII (the rest
-- percent-encoded), no quotes or angle brackets, at most 2,048 characters.
create function private.is_web_url(p_url text) returns boolean
  language plpgsql immutable strict set search_path = ''
as $$
begin
  return length(p_url) <= 2048
    and p_url ~* '^https?://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?([/?#][!#-;=?-~]*)?$';
end
$$;

-- True for one e-mail address and nothing else, since people get a link of it: letters of European and
-- neighbouring scripts, digits and . _ + - '
create function private.is_email(p_email text) returns boolean
  language plpgsql immutable strict set search_path = ''
as $$
begin
  return length(p_email) <= 254
    and p_email ~ '^[A-Za-z0-9\u00c0-\u024f\u0386-\u0587\u05d0-\u05ea\u0620-\u064a\u10a0-\u10ff\u1e00-\u1eff_.+''@-]+$'
    and p_email ~ '^[^@]+@([^@.]+\.)+[^@.]{2,}$'
    and p_email !~ '^[.+''-]|\.@|\.\.|@.*[_+'']|@-|-\.|@.*\.-|-$|\.[0-9]+$';
end
$$;

-- True for a web address or a path on this site.
create function private.is_image_url(p_url text) returns boolean
  language sql immutable strict set search_path = ''
as $$
  select private.is_web_url(p_url)
    or (length(p_url) <= 2048 and p_url ~ '^/[A-Za-z0-9_][A-Za-z0-9._~/-]*$')
$$;

-- True for lower-case words joined by single hyphens.
create function private.is_slug(p_slug text) returns boolean
  language sql immutable strict set search_path = ''
as $$
  select length(p_slug) <= 120 and p_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
$$;

-- True for an object of at most 100 treatments and their euros: {"IVF with ICSI": 2900, …}.
create function private.is_price_list(p_prices json) returns boolean
  language plpgsql immutable strict set search_path = ''
as $$
declare
  -- Every visitor gets it, and the history copies it.
  longest constant integer := 60000;
begin
  if octet_length(p_prices::text) > longest or json_typeof(p_prices) <> 'object' then
    return false;
  end if;
  return (
    select count(*) <= 100 and coalesce(bool_and(private.is_text(price.key, 120)
      and case when json_typeof(price.value) = 'number'
        then price.value::text::numeric between 0 and 1000000 else false end), true)
    from json_each(p_prices) as price);
end
$$;

-- Each text in NFC. Far too long a list is left for the checks to refuse.
create function private.normalize_list(p_list text[]) returns text[]
  language plpgsql immutable strict set search_path = ''
as $$
begin
  if cardinality(p_list) > 1000 then
    return p_list;
  end if;
  return array(
    select normalize(item, NFC) from unnest(p_list) with ordinality as l(item, place) order by place);
end
$$;

-- Lower case without diacritics, like the browser's fold(), so that `lodz` finds Łódź. Marks are
-- split off first, since some databases lower only A to Z.
create function private.fold_text(p_text text) returns text
  language plpgsql immutable strict set search_path = ''
as $$
begin
  if octet_length(p_text) = length(p_text) then
    return lower(p_text);
  end if;
  return replace(replace(replace(translate(
    lower(regexp_replace(normalize(p_text, NFD), '[\u0300-\u036f]', '', 'g')),
    'ŁłĐđØø', 'llddoo'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
end
$$;

-- The words of a search as patterns for `like all`.
create function private.search_patterns(p_search text) returns text[]
  language plpgsql immutable set search_path = ''
as $$
begin
  return array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.fold_text(left(p_search, 100)), '\s+') as word where word <> '');
end
$$;

-- Checks and triggers run with the rights of whoever writes the row.
create function private.grants_for_text_validation() returns void
  language sql set search_path = ''
as $$
  -- Visitors submit clinics and report figures …
  grant execute on function private.has_visible_text(text) to anon, authenticated;
  grant execute on function private.is_web_url(text) to anon, authenticated;
  grant execute on function private.is_email(text) to anon, authenticated;
  -- … and admins write everything else.
  grant execute on function private.is_text(text, integer) to authenticated;
  grant execute on function private.is_text_list(text[]) to authenticated;
  grant execute on function private.is_image_url(text) to authenticated;
  grant execute on function private.is_slug(text) to authenticated;
  grant execute on function private.is_price_list(json) to authenticated;
  grant execute on function private.normalize_list(text[]) to authenticated;
$$;

select private.apply_grants();
