import type { SeenField } from '@wonderfield/contract/friends/friends';
import type { Subject } from '@wonderfield/contract/options';

/** Returns the first place with the most rows. */
export const mostGrownPlace = ({ places }: SeenField): Subject =>
  places.reduce(
    (most, place) => (place.rows > most.rows ? place : most),
    places[0] ?? {
      subject: 'science' as const,
      rows: 0,
    },
  ).subject;
