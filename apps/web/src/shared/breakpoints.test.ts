import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BREAKPOINTS_PX } from '@wonderfield/contract/limits';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');
const { phone, tablet, desktop, header } = BREAKPOINTS_PX;

/** The last width of each smaller layout. The next pixel starts the larger one. */
const STEPS = [phone, tablet - 1, desktop, header - 1];
const ALLOWED = STEPS.flatMap((last) => [`max-width: ${last}px`, `min-width: ${last + 1}px`]);

const widthsAskedIn = (file: string) =>
  [...readFileSync(resolve(root, file), 'utf8').matchAll(/\(((?:min|max)-width: [\d.]+px)\)/g)].map(
    ([, width]) => ({ file, asked: width }),
  );

// @proves K-breakpoints
test('uses only the defined breakpoints in style sheets', () => {
  const widths = globSync(['apps/web/src/**/*.css', 'packages/ui/src/**/*.css'], {
    cwd: root,
  }).flatMap(widthsAskedIn);
  expect(widths.filter((one) => !ALLOWED.includes(one.asked ?? ''))).toEqual([]);
  const used = new Set(widths.map((one) => one.asked));
  for (const last of STEPS) expect(used, `${last}`).toContain(`max-width: ${last}px`);
});
