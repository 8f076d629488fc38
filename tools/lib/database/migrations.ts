import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository.ts';

export const MIGRATIONS = join(root, 'apps/api/migrations');
export const ORDER_FILE = join(root, 'apps/api/migration-order.txt');

export const readMigrationNames = (): string[] =>
  readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
