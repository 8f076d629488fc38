import { eye } from '../../field-art/svg.ts';
import { Shapes } from '../shapes.tsx';

/** Draws a dot eye with one highlight. */
export const Eye = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <Shapes svg={eye(x, y, r)} />
);
