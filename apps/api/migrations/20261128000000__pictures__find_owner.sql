-- Whose a stored picture is: the nightly clean-up asks for each, and removes those of nobody.
create index users_picture on users (picture_name) where picture_name is not null;
