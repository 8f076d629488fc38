import type { SeenField } from '@wonderfield/contract/friends/friends';
import type { Subject } from '@wonderfield/contract/options';

/** The place there is most to like at: the first of those with the most rows. */
export const mostGrownPlace = ({ places }: SeenField): Subject =>
  places.reduce(
    (most, place) => (place.rows > most.rows ? place : most),
    places[0] ?? {
      subject: 'science' as const,
      rows: 0,
    },
  ).subject;
