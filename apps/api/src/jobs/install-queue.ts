import { PgBoss } from 'pg-boss';

/** Makes or upgrades pg-boss's own tables; part of migrating, because the service may not. */
export const installQueue = async (databaseUrl: string) => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 1,
    application_name: 'wonderfield-migrate',
    supervise: false,
    schedule: false,
  });
  // Without a listener a lost line would end the process; what matters rejects below.
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
};
