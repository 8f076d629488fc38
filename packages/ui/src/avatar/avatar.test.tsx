import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bloomHash } from '../art/plants/bloom.tsx';
import { Avatar } from './avatar.tsx';

it('keeps the flower of a user id stable', () => {
  // Fixed values, because a change would change every child's flower.
  expect(bloomHash('')).toBe(7);
  expect(bloomHash('a')).toBe(7 * 31 + 97);
});

it('shows the flower when the picture does not load', () => {
  render(<Avatar userId="maya" imageUrl="/broken.png" alt="Maya" />);
  fireEvent.error(screen.getByRole('img', { name: 'Maya' }));
  expect(screen.getByRole('img', { name: 'Maya' }).tagName).toBe('SPAN');
});
