import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');

/** Finds numeric inputs by their keyboard mode. The design system's DigitsField sets it. */
// @proves F-digits-only
it('uses the digits-only field for every number input', () => {
  const byHand = globSync('**/*.tsx', { cwd: SOURCE })
    .filter((file) => !file.endsWith('.test.tsx'))
    .filter((file) =>
      /inputMode="(numeric|decimal)"|type="number"/.test(readFileSync(join(SOURCE, file), 'utf8')),
    );
  expect(byHand).toEqual([]);
});
