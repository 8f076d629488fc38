import type { Picture } from '@wonderfield/questions/picture';

/** Pictures that are too wide to be next to text. */
const WIDE: readonly Picture['kind'][] = ['passage', 'table', 'jump', 'series', 'sum', 'bars'];

/** Returns the position of a picture: on its own line or next to the text. */
export const placeOf = ({ kind }: Picture) => (WIDE.includes(kind) ? 'wide' : 'beside');
