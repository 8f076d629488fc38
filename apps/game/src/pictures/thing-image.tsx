import type { Thing } from '@wonderfield/questions/picture';
import { thingArt } from '@wonderfield/ui/field-art/things/things';
import styles from './pictures.module.css';

const addresses = new Map<Thing, string>();

/** Returns the data URL of a drawing. Cached, because a row of ten repeats it. */
const addressOf = (thing: Thing) => {
  const address =
    addresses.get(thing) ?? `data:image/svg+xml,${encodeURIComponent(thingArt(thing))}`;
  addresses.set(thing, address);
  return address;
};

/** Shows the drawing of a thing. Text next to it names it. */
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
