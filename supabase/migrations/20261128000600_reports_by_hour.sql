-- In a time zone of half or quarter hours, which a request may choose, the hour began at another minute,
-- and each beginning had a quota of its own.
alter function private.store_experience(jsonb) set timezone = 'UTC';

select private.apply_grants();
