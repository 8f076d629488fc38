import { PgBoss } from 'pg-boss';

/**
 * Disables planner statistics for job payloads, because they would keep ids of people after an
 * erasure.
 */
const leavePayloadsOutOfStatistics = (boss: PgBoss) =>
  boss.getDb().executeSql(
    `do $$
    declare relation regclass;
    begin
      for relation in select relid from pg_partition_tree('pgboss.job') loop
        execute format('alter table %s alter column data set statistics 0', relation);
        -- Older servers cannot reset the statistics of a partition. A new queue has none.
        if to_regproc('pg_catalog.pg_clear_attribute_stats') is not null then
          perform pg_catalog.pg_clear_attribute_stats('pgboss',
            (select relname from pg_class where oid = relation), 'data', false);
        end if;
      end loop;
    end $$`,
    [],
  );

/**
 * Creates or upgrades the tables of pg-boss. Runs with the migrations, because the service's role
 * is not allowed to.
 */
export const installQueue = async (databaseUrl: string) => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 1,
    application_name: 'wonderfield-migrate',
    supervise: false,
    schedule: false,
  });
  // Without a handler, a lost connection would end the process. The calls below reject.
  boss.on('error', () => undefined);
  await boss.start();
  await leavePayloadsOutOfStatistics(boss);
  await boss.stop({ graceful: false });
};
