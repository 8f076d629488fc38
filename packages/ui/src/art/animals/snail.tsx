import { snail } from '../../field-art/animals/snail.ts';
import { type Place, SHADOW } from '../kit.tsx';
import { Drawing } from '../shapes.tsx';

/** Draws a snail, used for slow or failed loading. */
export const Snail = (place: Place) => <Drawing {...place} svg={snail(SHADOW)} />;
