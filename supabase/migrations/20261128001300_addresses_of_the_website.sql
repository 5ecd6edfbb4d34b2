-- A clinic's id is also its address in the administration, where `new` is the form for a new clinic.

create function private.refuse_addresses_of_website() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise exception 'No clinic can have this in its column id'
    using errcode = 'check_violation', schema = 'public', table = 'clinics', column = 'id';
end
$$;

set local lock_timeout = '900ms';
create trigger refuse_addresses_of_website before insert or update of id on public.clinics
  for each row when (new.id = 'new') execute function private.refuse_addresses_of_website();

select private.apply_grants();
