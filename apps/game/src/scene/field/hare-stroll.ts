import type { Subject } from '@wonderfield/contract/options';
import { HARE, PLACE_SPOTS } from '../field-map.ts';
import { DESIGN, isWholeFieldSeen, pageMiddle, pageOf, type View } from '../layout.ts';

const sideOf = (subject: Subject) => (PLACE_SPOTS[subject].x < DESIGN.middle ? -1 : 1);

/** Returns the direction in which the hare looks if a place is selected. */
export const hareSide = (selected: Subject) => (sideOf(selected) < 0 ? 'left' : 'right');

/** Returns the target of the hare: its side of the path, or between the places of a page. */
export const hareX = (view: View, page: number, selected: Subject) =>
  isWholeFieldSeen(view)
    ? HARE.x + sideOf(selected) * HARE.stroll
    : pageMiddle(view, page) + (pageOf(selected) === page ? 0 : sideOf(selected) * HARE.stroll);
