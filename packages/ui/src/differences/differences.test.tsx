import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Differences } from './differences.tsx';

const partsOf = (before: string, after: string) => {
  const { container } = render(<Differences before={before} after={after} />);
  const texts = (name: string) => [...container.querySelectorAll(name)].map((el) => el.textContent);
  return { ins: texts('ins'), del: texts('del'), text: container.textContent };
};

it('marks only the added and removed words', () => {
  const { ins, del } = partsOf('One leaf, scissors, a cup', 'One leaf, paper towels, a cup');
  expect(del).toEqual(['scissors']);
  expect(ins).toEqual(['paper towels']);
});

it('marks no words in equal texts with line breaks', () => {
  expect(partsOf('One\n\ntwo', 'One\n\ntwo')).toEqual({ ins: [], del: [], text: 'One\n\ntwo' });
});

it('shows markup as text', () => {
  const { ins } = partsOf('', '<script>alert(1)</script>');
  expect(ins.join('')).toBe('<script>alert(1)</script>');
  expect(document.querySelector('script')).toBeNull();
});

it('replaces a long text by another without common words', () => {
  const words = (letter: string) =>
    Array.from({ length: 9000 }, (_, place) => `${letter}${place}`).join(' ');
  const { ins, del } = partsOf(words('a'), words('b'));
  expect(del.join('')).toContain('a8999');
  expect(ins.join('')).toContain('b8999');
});

it('shows a rewritten sentence as one change', () => {
  const { ins, del } = partsOf(
    'Students learn about levers.',
    'Students can predict which seesaw will tip.',
  );
  expect(del).toHaveLength(1);
  expect(ins).toHaveLength(1);
});

it('groups two changed words with a space between them', () => {
  const { ins, del } = partsOf('Take one red leaf home today.', 'Take two gold leaf home today.');
  expect(del).toEqual(['one red']);
  expect(ins).toEqual(['two gold']);
});
