// `npm run db:new -- <concern> <verb phrase>`: an empty migration named the way they all are.
import { readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './lib/repository.ts';

const [concern = '', ...phrase] = process.argv.slice(2);
const name = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const verbPhrase = phrase.join('_').toLowerCase();
if (!name.test(concern) || !name.test(verbPhrase)) {
  console.error('Usage: npm run db:new -- <concern> <verb phrase>, like: classrooms add color');
  process.exit(1);
}

const folder = join(root, 'apps/api/migrations');
const now = Number(new Date().toISOString().replace(/\D/g, '').slice(0, 14));
// Migrations run in the order of their names, so a new one has to be the last.
const last = Math.max(0, ...readdirSync(folder).map((file) => Number.parseInt(file, 10) || 0));
const stamp = Math.max(now, last + 100);
const file = join(folder, `${stamp}__${concern}__${verbPhrase}.sql`);
writeFileSync(file, `-- ${concern}: ${phrase.join(' ')}\n`, { flag: 'wx' });
console.log(relative(process.cwd(), file));
