import type { SeenField } from '@wonderfield/contract/friends/friends';
import type { Subject } from '@wonderfield/contract/options';

/** Returns the first place with the most rows. */
export const mostGrownPlace = ({ places }: SeenField): Subject =>
  places.reduce(
    (max, place) => (place.rows > max.rows ? place : max),
    places[0] ?? {
      subject: 'science' as const,
      rows: 0,
    },
  ).subject;
