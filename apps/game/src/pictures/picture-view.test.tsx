import { render, screen } from '@testing-library/react';
import { COINS, type Picture, SHAPES, THINGS } from '@wonderfield/questions/picture';
import { describe, expect, it } from 'vitest';
import { PictureInWords, PictureView } from './picture-view.tsx';
import { thingSize } from './things.tsx';

const PICTURES: readonly Picture[] = [
  { kind: 'sum', text: '8 + 5 =' },
  { kind: 'frames', counts: [8, 0] },
  { kind: 'array', rows: 3, columns: 7 },
  { kind: 'things', groups: THINGS.map((thing, count) => ({ thing, count: count % 13 })) },
  { kind: 'bars', bars: [{ parts: 4, filled: 3, label: '3/4' }] },
  { kind: 'jump', from: 57, to: 47, label: '− 10' },
  { kind: 'clock', hour: 12, minute: 5 },
  { kind: 'money', coins: COINS },
  { kind: 'shapes', shapes: SHAPES },
  { kind: 'box', width: 4, height: 3, unit: 'cm', squares: true },
  { kind: 'box', width: 90, height: 1, unit: 'ft' },
  { kind: 'angle', degrees: 90 },
  { kind: 'angle', degrees: 140 },
  { kind: 'grid', size: 10, points: [{ x: 1, y: 2, label: 'A' }] },
  { kind: 'chart', title: 'Pets', bars: [{ label: 'cat', value: 3 }] },
  { kind: 'series', items: ['2', '2', '…'] },
  { kind: 'colors', colors: [{ color: '#f00', name: 'red' }] },
  {
    kind: 'notes',
    notes: [
      { step: -4, beats: 1 },
      { step: 11, beats: 0.5 },
      { step: 3, beats: 4 },
      { step: 5, beats: 0.5 },
    ],
  },
];

const TEXTS: readonly Picture[] = [
  { kind: 'table', head: ['Day', 'Rain'], rows: [['Monday', '2 in']] },
  { kind: 'passage', text: 'The frog jumps.' },
];

describe('PictureView', () => {
  it.each(PICTURES)(
    'draws the picture completely and describes it in words: $kind',
    async (picture) => {
      const { container } = render(
        <main>
          <h1>Look</h1>
          <PictureView picture={picture} />
        </main>,
      );
      expect(screen.getByRole('img').getAttribute('aria-label')).toBeTruthy();
      expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    },
  );

  it.each(TEXTS)('shows the text picture as readable content: $kind', (picture) => {
    render(<PictureView picture={picture} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it.each([...PICTURES, ...TEXTS])('shows the picture without a drawing: $kind', (picture) => {
    const { container } = render(<PictureInWords picture={picture} />);
    expect(container.textContent).not.toBe('');
    expect(container.querySelector('svg, img')).toBeNull();
  });

  it('draws few things large, and many small enough for ten per row', () => {
    expect(thingSize([{ thing: 'apple', count: 2 }])).toBe(72);
    expect(thingSize([{ thing: 'apple', count: 30 }])).toBe(44);
  });
});
