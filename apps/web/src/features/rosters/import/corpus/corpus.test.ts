import { expect, it } from 'vitest';
import { measure } from './measure.ts';
import { readCorpus } from './read-corpus.ts';

// @proves S-import-shape
it.each([['.'], ['held-out']] as const)(
  'reads at least 97 percent of the names in %s right, invents none and loses none silently',
  (folder) => {
    const { names, right, invented, lost } = measure(readCorpus(folder));
    expect(invented).toEqual([]);
    expect(lost).toEqual([]);
    expect(right / names).toBeGreaterThanOrEqual(0.97);
  },
);

// @proves S-import-shape
it('gives the expected reason for at least 95 percent of the lines', () => {
  const { lines, wrongReasons } = measure([...readCorpus('.'), ...readCorpus('held-out')]);
  expect(wrongReasons.length / lines).toBeLessThanOrEqual(0.05);
});
