// `npm run language`: counts phrases of the word list. Fails if one is used more often than allowed.
import { readTexts } from '../language/read-texts.ts';
import { findHits, WORD_LIST } from '../language/word-list.ts';

const showsAll = process.argv.includes('--all');
const texts = readTexts();
let isOk = true;

for (const rule of WORD_LIST) {
  const hits = findHits(rule, texts);
  const isOver = hits.length > rule.goal;
  if (isOver) isOk = false;
  if (isOver || showsAll) console.log(`${hits.length} of ${rule.goal} allowed: ${rule.name}`);
  if (isOver) {
    for (const { file, line, text } of hits) console.log(`  ${file}:${line} ${text.slice(0, 120)}`);
  }
}
process.exit(isOk ? 0 : 1);
