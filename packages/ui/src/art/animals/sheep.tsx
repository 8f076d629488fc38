import { sheep } from '../../field-art/animals/sheep.ts';
import type { Place } from '../kit.tsx';
import { Drawing } from '../shapes.tsx';

export const Sheep = (place: Place) => <Drawing {...place} svg={sheep()} />;
