// `npm run db:new -- <concern> <verb phrase>` creates an empty migration that sorts last.
import { appendFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { nextStamp } from './lib/database/migrations.rules.ts';
import { MIGRATIONS, ORDER_FILE, readMigrationNames } from './lib/database/migrations.ts';

const [concern = '', ...phrase] = process.argv.slice(2);
const PART = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const verbPhrase = phrase.join('_').toLowerCase();
if (!PART.test(concern) || !PART.test(verbPhrase)) {
  console.error('Usage: npm run db:new -- <concern> <verb phrase>, like: classrooms add color');
  process.exit(1);
}

const name = `${nextStamp(readMigrationNames(), new Date())}__${concern}__${verbPhrase}.sql`;
const file = join(MIGRATIONS, name);
writeFileSync(file, `-- ${concern}: ${phrase.join(' ')}\n`, { flag: 'wx' });
appendFileSync(ORDER_FILE, `${name}\n`);
console.log(relative(process.cwd(), file));
