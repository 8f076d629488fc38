import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');

/** The keyboard for numbers is the mark of such a field; the one of the design system brings it along (S 5). */
// @proves F-digits-only
it('every field for a number is one that takes digits only', () => {
  const byHand = globSync('**/*.tsx', { cwd: SOURCE })
    .filter((file) => !file.endsWith('.test.tsx'))
    .filter((file) =>
      /inputMode="(numeric|decimal)"|type="number"/.test(readFileSync(join(SOURCE, file), 'utf8')),
    );
  expect(byHand).toEqual([]);
});
