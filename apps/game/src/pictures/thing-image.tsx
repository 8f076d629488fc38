import type { Thing } from '@wonderfield/questions/picture';
import { thingArt } from '@wonderfield/ui/field-art/things';
import styles from './pictures.module.css';

const addresses = new Map<Thing, string>();

/** The address of a thing's drawing; made once, as a row of ten shows the same one. */
const addressOf = (thing: Thing) => {
  const address =
    addresses.get(thing) ?? `data:image/svg+xml,${encodeURIComponent(thingArt(thing))}`;
  addresses.set(thing, address);
  return address;
};

/** The drawing of a thing. Words beside it say what it is. */
export const ThingImage = ({ thing, size }: { thing: Thing; size: number }) => (
  <img
    className={styles.thing}
    src={addressOf(thing)}
    alt=""
    width={size}
    height={size}
    draggable={false}
  />
);
