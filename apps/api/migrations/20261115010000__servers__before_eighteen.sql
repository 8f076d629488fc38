-- Two functions that came with PostgreSQL 18, for servers from 15 on. Where the server has its own, nothing is made.
-- Sorts before all that use them. A database that is older than this file is on 18 or newer, and gets nothing.
do $older$
begin
  -- RFC 9562, version 7: 48 bits of milliseconds, the version, 12 bits of what is left of the millisecond, the
  -- variant and 62 random bits. Ids of one connection follow each other, as those of PostgreSQL 18 do.
  if to_regprocedure('pg_catalog.uuidv7()') is null then
    create function public.uuidv7() returns uuid language plpgsql volatile parallel safe as $$
    declare
      micros bigint := extract(epoch from clock_timestamp()) * 1000000;
    begin
      return encode(
        substring(int8send(micros / 1000) from 3)
        || int2send((x'7000'::int + micros % 1000 * 4096 / 1000)::int2)
        || substring(uuid_send(gen_random_uuid()) from 9),
        'hex')::uuid;
    end $$;
  end if;

  -- Forgets the statistics of a column. Older servers let nobody but a superuser do so, except by the way: setting a
  -- column's type again, even to the same, forgets them, and makes the indexes on it anew. These then take statistics as
  -- any index does, so one that is asked to forget is told once more to take none.
  if to_regproc('pg_catalog.pg_clear_attribute_stats') is null then
    create function public.pg_clear_attribute_stats(
      schema_name text, relation_name text, attribute_name text, is_inherited boolean
    ) returns void language plpgsql as $$
    declare
      relation regclass := format('%I.%I', schema_name, relation_name);
      attribute pg_attribute;
    begin
      select * into strict attribute from pg_attribute
      where attrelid = relation and attname = attribute_name;
      if (select relkind from pg_class where oid = relation) = 'i' then
        execute format('alter index %s alter column %s set statistics 0', relation, attribute.attnum);
      else
        execute format('alter table %s alter column %I type %s',
          relation, attribute_name, format_type(attribute.atttypid, attribute.atttypmod));
      end if;
    end $$;
  end if;
end $older$;
