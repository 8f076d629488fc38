// Table types from the migrated schema: `npm run db:types` writes them, and a check compares them.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { migrate } from '@wonderfield/api/db/migrate';
import { startLocalDatabase } from '@wonderfield/local-database/start-local-database';

const root = resolve(import.meta.dirname, '..');
const target = join(root, 'apps/api/src/db/tables.generated.ts');

const generate = async (outFile: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'wonderfield-types-'));
  const database = await startLocalDatabase({
    dataFolder: folder,
    settings: { fsync: 'off' },
    quiet: true,
  });
  try {
    await migrate(database.ownerUrl);
    const codegen = join(root, 'node_modules/kysely-codegen/dist/cli/bin.js');
    const options = ['--dialect', 'postgres', '--url', database.ownerUrl, '--out-file', outFile];
    await promisify(execFile)(process.execPath, [
      codegen,
      ...options,
      '--exclude-pattern',
      '{pgboss.*,answer_months.*,applied_migrations}',
      '--log-level',
      'error',
    ]);
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

if (process.argv.includes('--write')) {
  await generate(target);
} else {
  const folder = await mkdtemp(join(tmpdir(), 'wonderfield-types-'));
  const fresh = join(folder, 'tables.ts');
  await generate(fresh);
  const isSame = (await readFile(fresh, 'utf8')) === (await readFile(target, 'utf8'));
  await rm(folder, { recursive: true, force: true });
  if (!isSame) {
    console.error('The table types do not match the migrations. Run `npm run db:types`.');
    process.exit(1);
  }
}
