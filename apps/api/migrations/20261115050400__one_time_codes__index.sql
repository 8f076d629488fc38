-- Limits look for what went to a phone or a mailbox within the last day.
create index one_time_codes_phone on one_time_codes (phone_number, sent_at desc);
create index one_time_codes_mailbox on one_time_codes (lower(email), sent_at desc) where email is not null;
