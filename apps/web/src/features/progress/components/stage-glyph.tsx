import type { Stage } from '@wonderfield/contract/play/field';
import type { ReactNode } from 'react';

const PETALS = [
  [10, 5.4],
  [14.4, 8.6],
  [12.7, 13.7],
  [7.3, 13.7],
  [5.6, 8.6],
] as const;

const GLYPHS: Readonly<Record<Stage, ReactNode>> = {
  seed: <path d="M10 5.5c3 2.5 3 7 0 9-3-2-3-6.5 0-9Z" />,
  sprout: (
    <path d="M10 16V9.5M10 10C9.5 7 7 6 4.5 6.3 4.7 9 7 10.5 10 10ZM10 10c.3-3 2.5-5 5.5-5 0 3-2.5 5.2-5.5 5Z" />
  ),
  leaf: (
    <path d="M10 17V6M10 12C7.5 12 5.5 10.5 5 8c2.5 0 4.5 1.5 5 4ZM10 9.5c.3-2.5 2-4.5 4.8-4.8 0 3-1.8 4.8-4.8 4.8ZM10 15.5c2.2 0 4-1 4.5-3-2.3-.2-4 .8-4.5 3Z" />
  ),
  bud: (
    <>
      <path d="M10 18v-6M10 15.5c2.2.2 3.8-.8 4.2-2.8" />
      <path d="M10 12C6.5 10.3 6.5 5.6 10 2.6c3.5 3 3.5 7.7 0 9.4Z" fill="currentColor" />
    </>
  ),
  bloom: (
    <g fill="currentColor" stroke="none">
      {PETALS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={2.7} />
      ))}
      <circle cx={10} cy={10} r={1.7} />
    </g>
  ),
};

/** Shows a sign for a stage, so the stage is not indicated by color alone. */
export const StageGlyph = ({ stage }: { stage: Stage }) => (
  <svg
    viewBox="0 0 20 20"
    width={18}
    height={18}
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.7}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {GLYPHS[stage]}
  </svg>
);
