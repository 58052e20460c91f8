-- Jobs are taken from their own table; the queue's schema is no longer used.
DROP SCHEMA IF EXISTS pgboss CASCADE;
