import { mark } from '../field-art/mark.ts';
import { Shapes } from './shapes.tsx';

/** Draws the logo: a W of two sprouts with the sun between them. */
export const Mark = ({ size = 40 }: { size?: number | undefined }) => (
  <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
    <Shapes svg={mark()} />
  </svg>
);
