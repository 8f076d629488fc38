import type { Subject } from '@wonderfield/contract/options';
import { PLACE_ORDER } from '@wonderfield/contract/play/field';
import type { Place } from '@wonderfield/contract/play/game-calls';
import { useState } from 'react';
import { pageOf } from '../scene/layout.ts';

/** Returns the first place: one with an open row, or the first open one. */
const firstPlace = (places: readonly Place[]): Subject =>
  PLACE_ORDER.find((subject) =>
    places.some((place) => place.subject === subject && place.hasOpenRow),
  ) ??
  PLACE_ORDER.find((subject) =>
    places.some((place) => place.subject === subject && place.isOpen),
  ) ??
  'math';

/** Returns the selected place and the page of the field that shows it. */
export const usePlaceSelection = (places: readonly Place[]) => {
  const [selected, setSelected] = useState(() => firstPlace(places));
  const [page, setPage] = useState(() => pageOf(selected));
  return {
    selected,
    page,
    setPage,
    select: (subject: Subject) => {
      setSelected(subject);
      setPage(pageOf(subject));
    },
  };
};
export type PlaceSelection = ReturnType<typeof usePlaceSelection>;
