import { school } from '../../field-art/buildings/school.ts';
import { type Place, SHADOW } from '../kit.tsx';
import { Drawing } from '../shapes.tsx';

/** Draws the school, the educators' building. */
export const School = (place: Place) => (
  <Drawing {...place} svg={school({ isDetailed: true, shadow: SHADOW })} />
);
