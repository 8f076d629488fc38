import { describe, expect, it } from 'vitest';
import { axeFindings } from '../../../testing/axe-findings.ts';
import {
  barsQuestion,
  chooseQuestion,
  decimalQuestion,
  drumQuestion,
  lineQuestion,
  mapQuestion,
  matchQuestion,
  numberQuestion,
  orderQuestion,
} from '../../../testing/questions.ts';
import { showTask } from '../../../testing/show-task.tsx';

describe('task kinds', () => {
  it.each([
    ['choose', chooseQuestion()],
    ['number', numberQuestion],
    ['decimals', decimalQuestion],
    ['order', orderQuestion],
    ['match', matchQuestion],
    ['line', lineQuestion],
    ['map', mapQuestion],
    ['drum', drumQuestion],
    ['bars', barsQuestion],
  ])('has no axe violations with pictures and in plain mode: %s', async (_, question) => {
    const { change } = showTask(question);
    expect(await axeFindings()).toEqual([]);
    change({ isPlain: true });
    expect(await axeFindings()).toEqual([]);
  });
});
