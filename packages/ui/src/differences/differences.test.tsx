import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Differences } from './differences.tsx';

const partsOf = (before: string, after: string) => {
  const { container } = render(<Differences before={before} after={after} />);
  const texts = (name: string) => [...container.querySelectorAll(name)].map((el) => el.textContent);
  return { ins: texts('ins'), del: texts('del'), text: container.textContent };
};

it('marks the words that came and went, and nothing else', () => {
  const { ins, del } = partsOf('One leaf, scissors, a cup', 'One leaf, paper towels, a cup');
  expect(del).toEqual(['scissors']);
  expect(ins).toEqual(['paper towels']);
});

it('marks nothing in equal texts, whatever line breaks they have', () => {
  expect(partsOf('One\n\ntwo', 'One\n\ntwo')).toEqual({ ins: [], del: [], text: 'One\n\ntwo' });
});

it('shows markup as text', () => {
  const { ins } = partsOf('', '<script>alert(1)</script>');
  expect(ins.join('')).toBe('<script>alert(1)</script>');
  expect(document.querySelector('script')).toBeNull();
});

it('shows one long text in place of another that shares nothing with it', () => {
  const words = (letter: string) =>
    Array.from({ length: 9000 }, (_, place) => `${letter}${place}`).join(' ');
  const { ins, del } = partsOf(words('a'), words('b'));
  expect(del.join('')).toContain('a8999');
  expect(ins.join('')).toContain('b8999');
});

it('shows a sentence that was written anew as one, not word beside word', () => {
  const { ins, del } = partsOf(
    'Students learn about levers.',
    'Students can predict which seesaw will tip.',
  );
  expect(del).toHaveLength(1);
  expect(ins).toHaveLength(1);
});

it('keeps two changed words with a space between them together', () => {
  const { ins, del } = partsOf('Take one red leaf home today.', 'Take two gold leaf home today.');
  expect(del).toEqual(['one red']);
  expect(ins).toEqual(['two gold']);
});
