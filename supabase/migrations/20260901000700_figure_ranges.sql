-- From the lowest to the highest known figure of the directory, so that the page of one
-- clinic need not read all the others. A zero is a figure that nobody gave; two make a range.
create view public.figure_ranges with (security_invoker = true) as
select
  case when count(nullif(success_rate, 0)) > 1 then min(nullif(success_rate, 0)) end
    as success_rate_lowest,
  case when count(nullif(success_rate, 0)) > 1 then max(success_rate) end
    as success_rate_highest,
  case when count(nullif(egg_donation_success_rate, 0)) > 1 then min(nullif(egg_donation_success_rate, 0)) end
    as egg_donation_success_rate_lowest,
  case when count(nullif(egg_donation_success_rate, 0)) > 1 then max(egg_donation_success_rate) end
    as egg_donation_success_rate_highest
from public.clinics;

create function private.grants_for_figure_ranges() returns void
  language sql set search_path = ''
as $$
  grant select on public.figure_ranges to anon, authenticated, service_role;
$$;

select private.apply_grants();
