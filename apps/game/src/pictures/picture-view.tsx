import { describe } from '@wonderfield/questions/describe';
import type { Picture } from '@wonderfield/questions/picture';
import type { ReactNode } from 'react';
import { Blocks } from './blocks.tsx';
import { Chart } from './chart.tsx';
import { Clock } from './clock.tsx';
import { Colors } from './colors.tsx';
import { DotArray, Frames } from './counters.tsx';
import { FractionBars } from './fraction-bars.tsx';
import { Hops } from './hops.tsx';
import { JumpLine } from './jump-line.tsx';
import { Angle, Box, Grid } from './measures.tsx';
import { Money } from './money.tsx';
import styles from './pictures.module.css';
import { Shapes } from './shapes.tsx';
import { Staff } from './staff.tsx';
import { Things } from './things.tsx';
import { FactTable, Marked, Passage, Series } from './words.tsx';

const drawn = (picture: Picture): ReactNode => {
  switch (picture.kind) {
    case 'sum':
      return <p className={styles.sum}>{picture.text}</p>;
    case 'frames':
      return <Frames {...picture} />;
    case 'array':
      return <DotArray {...picture} />;
    case 'things':
      return <Things {...picture} />;
    case 'bars':
      return <FractionBars {...picture} />;
    case 'jump':
      return <JumpLine {...picture} />;
    case 'hops':
      return <Hops {...picture} />;
    case 'blocks':
      return <Blocks {...picture} />;
    case 'marked':
      return <Marked {...picture} />;
    case 'clock':
      return <Clock {...picture} />;
    case 'money':
      return <Money {...picture} />;
    case 'shapes':
      return <Shapes {...picture} />;
    case 'box':
      return <Box {...picture} />;
    case 'angle':
      return <Angle {...picture} />;
    case 'grid':
      return <Grid {...picture} />;
    case 'chart':
      return <Chart {...picture} />;
    case 'colors':
      return <Colors {...picture} />;
    case 'notes':
      return <Staff {...picture} />;
    case 'series':
      return <Series {...picture} />;
    case 'table':
      return <FactTable {...picture} />;
    case 'passage':
      return <Passage {...picture} />;
  }
};

/** Returns true for pictures that are readable text. All others are described in words. */
const isText = ({ kind }: Picture) => kind === 'table' || kind === 'passage' || kind === 'marked';

/** Shows the picture of a question or an explanation. */
export const PictureView = ({ picture }: { picture: Picture }) =>
  isText(picture) ? (
    <div className={styles.picture}>{drawn(picture)}</div>
  ) : (
    <div className={styles.picture} role="img" aria-label={describe(picture)}>
      {drawn(picture)}
    </div>
  );

/** Shows the picture without drawings: text unchanged, everything else in words. */
export const PictureInWords = ({ picture }: { picture: Picture }) => (
  <div className={styles.inWords}>
    {isText(picture) ? drawn(picture) : <p>{plainWords(picture)}</p>}
  </div>
);

/** Returns a sum as written, and a description of other pictures. */
const plainWords = (picture: Picture) =>
  picture.kind === 'sum' ? picture.text : describe(picture);
