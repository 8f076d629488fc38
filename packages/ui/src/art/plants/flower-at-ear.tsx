import { PAINT } from '../../field-art/paint.ts';
import { BloomHead } from './bloom.tsx';

/** Draws a student's flower at the ear of the hare. Same position as in the game. */
export const FlowerAtEar = ({ index }: { index: number }) => (
  <g transform="translate(-42 -224) rotate(-12) scale(.56)" data-flower={index}>
    <path d="M-6 10C-30 26-44 18-50 4-36-6-18-4-6 10Z" fill={PAINT.leafD} />
    <BloomHead index={index} />
  </g>
);
