// Fails if a migration does not sort after the ones that were added before it.
import { readFileSync } from 'node:fs';
import { findOrderErrors, parseOrder } from '../lib/database/migrations.rules.ts';
import { ORDER_FILE, readMigrationNames } from '../lib/database/migrations.ts';

const errors = findOrderErrors(readMigrationNames(), parseOrder(readFileSync(ORDER_FILE, 'utf8')));
if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exit(1);
}
