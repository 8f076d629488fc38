#!/bin/sh
# The PostgreSQL image runs this once in a new cluster. Creates the database and its two roles
# (docs/operations.md, "Database roles").
set -eu
psql --username postgres --set ON_ERROR_STOP=1 \
  --set owner_password="$OWNER_PASSWORD" --set app_password="$APP_PASSWORD" <<'SQL'
create role wonderfield login password :'owner_password';
create role wonderfield_app login password :'app_password';
create database wonderfield owner wonderfield;
alter role wonderfield_app in database wonderfield set log_min_messages = 'log';
alter role wonderfield_app in database wonderfield set log_min_error_statement = 'panic';
alter role wonderfield_app in database wonderfield set log_error_verbosity = 'terse';
alter role wonderfield_app in database wonderfield set log_parameter_max_length_on_error = 0;
alter role wonderfield_app in database wonderfield set log_statement = 'none';
alter role wonderfield_app in database wonderfield set log_min_duration_statement = -1;
SQL
