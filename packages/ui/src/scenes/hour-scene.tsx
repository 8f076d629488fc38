import { HILL, Picture } from '../art/kit.tsx';
import { Layer, Rows } from '../art/land.tsx';
import { Tree } from '../art/plants/plants.tsx';
import { Sky, Sun } from '../art/sky.tsx';

const FIELD = 'M0 70C100 40 220 84 330 56V130H0Z';

/** A small view of the field in one theme, for the gallery and for cards. */
export const ThemeScene = ({
  hour,
  className,
}: {
  hour: 'morning' | 'noon' | 'golden' | 'dusk';
  className?: string | undefined;
}) => (
  <div data-hour={hour} className={className}>
    <Picture width={330} height={130} fit="xMidYMid slice">
      <Sky width={330} height={130} />
      <Sun x={250} y={54} s={20} />
      <Layer d={FIELD} fill={HILL[2]} lift={5} />
      <Rows
        on={FIELD}
        from={[160, 40]}
        to={[-100, 420, 140]}
        count={14}
        fill={HILL[3]}
        opacity={0.5}
      />
      <Layer d="M0 96C90 76 220 118 330 88V130H0Z" fill={HILL[4]} lift={5} />
      <Tree x={60} y={96} s={0.5} />
      <Tree x={84} y={98} s={0.38} />
      <Layer d="M0 116C100 102 220 132 330 110V130H0Z" fill={HILL[5]} lift={5} />
    </Picture>
  </div>
);
