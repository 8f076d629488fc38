import { signpost } from '../../field-art/plants/greenery.ts';
import { type Place, SHADOW } from '../kit.tsx';
import { Drawing } from '../shapes.tsx';

/** Draws a signpost with three arms. */
export const Signpost = (place: Place) => <Drawing {...place} svg={signpost(SHADOW)} />;
