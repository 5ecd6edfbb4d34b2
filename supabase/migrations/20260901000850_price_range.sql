-- Prices have a range too. A view's new columns come last.
create or replace view public.figure_ranges with (security_invoker = true) as
select
  case when count(nullif(success_rate, 0)) > 1 then min(nullif(success_rate, 0)) end
    as success_rate_lowest,
  case when count(nullif(success_rate, 0)) > 1 then max(success_rate) end
    as success_rate_highest,
  case when count(nullif(egg_donation_success_rate, 0)) > 1 then min(nullif(egg_donation_success_rate, 0)) end
    as egg_donation_success_rate_lowest,
  case when count(nullif(egg_donation_success_rate, 0)) > 1 then max(egg_donation_success_rate) end
    as egg_donation_success_rate_highest,
  case when count(nullif(price_euros, 0)) > 1 then min(nullif(price_euros, 0)) end as price_euros_lowest,
  case when count(nullif(price_euros, 0)) > 1 then max(price_euros) end as price_euros_highest
from public.clinics;
