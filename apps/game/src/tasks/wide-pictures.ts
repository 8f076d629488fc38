import type { Picture } from '@wonderfield/questions/picture';

/** Too wide to stand beside words. */
const WIDE: readonly Picture['kind'][] = ['passage', 'table', 'jump', 'series', 'sum', 'bars'];

/** Where a picture has its place: in a line of its own, or beside the words. */
export const placeOf = ({ kind }: Picture) => (WIDE.includes(kind) ? 'wide' : 'beside');
