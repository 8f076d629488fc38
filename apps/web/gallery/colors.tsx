import { ThemeScene } from '@wonderfield/ui/scenes/hour-scene';
import type { CSSProperties } from 'react';
import styles from './gallery.module.css';
import { Block } from './parts.tsx';

const SWATCHES = [
  ['--ink-900', 'text'],
  ['--ink-700', 'secondary'],
  ['--ink-500', 'hint'],
  ['--line-strong', 'controls'],
  ['--dew', 'page'],
  ['--dew-2', 'wells'],
  ['--meadow-700', 'action'],
  ['--marigold-400', 'play'],
  ['--poppy-700', 'error'],
  ['--king-600', 'focus'],
  ['--king-700', 'links'],
];
const HOURS = ['morning', 'noon', 'golden', 'dusk'] as const;

/** Shows the colors, page themes and type styles. */
export const Colors = () => (
  <>
    <Block title="Color and hours">
      <div className={styles.swatches}>
        {SWATCHES.map(([token, use]) => (
          <div key={token} className={styles.swatch}>
            <i style={{ '--swatch': `var(${token})` } as CSSProperties} />
            {token}
            <br />
            {use}
          </div>
        ))}
      </div>
      <div className={styles.hours}>
        {HOURS.map((hour) => (
          <div key={hour}>
            <ThemeScene hour={hour} className={styles.hour} />
            <span className={styles.caption}>{hour}</span>
          </div>
        ))}
      </div>
    </Block>
    <Block title="Type">
      <p className={styles.hero}>Ready to play</p>
      <h1>My Classroom(s)</h1>
      <h2>Classrooms (3)</h2>
      <h3>Room 12 Explorers</h3>
      <p className="lead">
        Lead 19. Give your avatar a name. It can be anything but your real one.
      </p>
      <p>
        Body 17. The child account will be unlinked and you will not be able to access the child's
        information. <a href="#main">Privacy Policy</a>
      </p>
      <p className="hint">Hint 15. You can see or change it later on My Children.</p>
      <p className="code">k7m2pq9x · 0O 1lI 5S 8B</p>
    </Block>
  </>
);
