import { Hare } from '../art/animals/hare.tsx';
import { HILL, Picture } from '../art/kit.tsx';
import { Layer } from '../art/land.tsx';
import { FlowerAtEar } from '../art/plants/flower-at-ear.tsx';
import { Sky, Sun } from '../art/sky.tsx';

const FIELD = 'M-10 118C40 96 110 104 160 92V190H-10Z';
const NEAR = 'M-10 146C50 132 110 144 160 134V190H-10Z';

/** A student's hare with the chosen flower, in the theme of the page. CSS may change the size. */
export const HarePortrait = ({
  flower,
  wave = false,
  className,
}: {
  /** Number of the student's flower. Undefined before the student has chosen one. */
  flower?: number | undefined;
  wave?: boolean | undefined;
  className?: string | undefined;
}) => (
  <Picture width={150} height={172} size={[150, 154]} fit="xMidYMax slice" className={className}>
    <Sky width={150} height={172} />
    <Sun x={112} y={64} s={22} />
    <Layer d={FIELD} fill={HILL[3]} lift={5} />
    <Layer d={NEAR} fill={HILL[4]} lift={4} />
    <Hare
      x={74}
      y={168}
      s={0.42}
      wave={wave}
      flower={flower !== undefined && <FlowerAtEar index={flower} />}
    />
  </Picture>
);
