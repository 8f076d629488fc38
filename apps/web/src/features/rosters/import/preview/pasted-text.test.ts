import { expect, it } from 'vitest';
import { markDropped } from './pasted-text.tsx';

const dropped = (...texts: string[]) => texts.map((text) => ({ reason: 'note' as const, text }));

it.each([
  ['Nina Flores (IEP)', ['(IEP)'], 'Nina Flores [(IEP)]'],
  ['10234 Diallo Amara 3', ['10234', '3'], '[10234] Diallo Amara [3]'],
  ['Emma P P', ['P', 'P'], 'Emma [P] [P]'],
  ['Emma Johnson', [], 'Emma Johnson'],
  ['😀 Emma 3B', ['3B'], '😀 Emma [3B]'],
])('marks in %j the texts %j', (source, texts, marked) => {
  const parts = markDropped(source, dropped(...texts));
  expect(parts.map(({ text, isDropped }) => (isDropped ? `[${text}]` : text)).join('')).toBe(
    marked,
  );
});
