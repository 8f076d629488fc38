import { HILL, Picture } from '../art/kit.tsx';
import { Layer, Rows, ridge } from '../art/land.tsx';
import { Poplar } from '../art/plants/plants.tsx';
import { Cloud, Sky, Sun } from '../art/sky.tsx';
import styles from './band.module.css';
import { type BandCast, BandCastArt, hasTallFriend } from './band-cast.tsx';

type HorizonProps = {
  cast: BandCast;
  width: 2560 | 390;
  height: number;
  horizon: number;
  ground: string;
};

const Horizon = ({ cast, width, height: h, horizon: b, ground }: HorizonProps) => {
  const wide = width === 2560;
  // Draws everything in the right-hand 1440 px, so it is visible in any window.
  const seen = Math.min(width, 1440);
  const at = (share: number) => width - seen + seen * share;
  const right = width + 20;
  // Moves the sun, so it is not behind a figure's head.
  const sunX = hasTallFriend(cast, b) ? 1940 : 2090;
  const far = ridge(h + 20, [
    [-20, wide ? b - 44 : b - 30],
    [at(0.22), b - 22],
    [at(0.5), wide ? b * 0.7 : b - 40],
    [at(0.76), wide ? b * 0.5 : b * 0.6],
    [right, b * 0.62],
  ]);
  const field = ridge(h + 20, [
    [-20, b - 16],
    [at(0.25), b - 20],
    [at(0.55), b * 0.84],
    [at(0.8), b * 0.7],
    [right, b * 0.76],
  ]);
  const near = ridge(h + 20, [
    [-20, b + 2],
    [at(0.3), b - 4],
    [at(0.6), b + 4],
    [at(0.82), b * 0.88],
    [right, b * 0.92],
  ]);
  const cut = `M-5 ${h - 14}C${at(0.3)} ${h + 6} ${at(0.62)} ${h - 24} ${width + 5} ${h - 9}V${h + 5}H-5Z`;
  return (
    <Picture
      width={width}
      height={h}
      fit="xMaxYMax slice"
      className={wide ? styles.wide : styles.phone}
    >
      <Sky width={width} height={h} />
      {wide ? (
        <Sun x={sunX} y={b * 0.5} s={Math.min(40, b * 0.2)} />
      ) : (
        <Sun x={at(0.56)} y={b * 0.68} s={17} />
      )}
      {wide ? (
        <>
          <Cloud x={1840} y={b * 0.16} s={0.7} opacity={0.9} />
          <Cloud x={500} y={b * 0.2} s={0.8} opacity={0.8} />
          <Cloud x={2430} y={b * 0.1} s={0.7} opacity={0.9} />
        </>
      ) : null}
      <Layer d={far} fill={HILL[1]} lift={6} />
      {wide ? (
        <>
          <Poplar x={1984} y={b * 0.64} s={b / 640} fill={HILL[3]} />
          <Poplar x={2002} y={b * 0.63} s={b / 760} fill={HILL[3]} />
        </>
      ) : null}
      <Layer d={field} fill={HILL[2]} lift={6} />
      <Rows
        on={field}
        from={[at(0.56), b * 0.58]}
        to={[at(0.05), at(1.2), h + 20]}
        count={22}
        fill={HILL[3]}
        opacity={0.5}
      />
      <BandCastArt part="place" cast={cast} wide={wide} horizon={b} />
      <Layer d={near} fill={HILL[3]} lift={6} />
      <BandCastArt part="friends" cast={cast} wide={wide} horizon={b} />
      <path d={cut} transform="translate(0 -5)" fill="var(--art-shadow)" opacity=".08" />
      <path d={cut} fill={ground} />
    </Picture>
  );
};

export type BandArtProps = {
  cast: BandCast;
  /** Height of the wide drawing in pixels. */
  height: number;
  /** Height that positions the hills, if the first card covers the lower part of the band. */
  horizon?: number | undefined;
  phoneHeight?: number | undefined;
  phoneHorizon?: number | undefined;
  /** Color below the cut edge. */
  ground?: string | undefined;
};

/** Renders both drawings of a band: one 2560 px wide and anchored right, and one for phones. */
export const BandArt = (props: BandArtProps) => {
  const { cast, height, horizon = height, phoneHeight = 150, ground = 'var(--page)' } = props;
  const phoneHorizon = props.phoneHorizon ?? phoneHeight;
  return (
    <>
      <Horizon {...{ cast, height, horizon, ground }} width={2560} />
      <Horizon {...{ cast, ground }} width={390} height={phoneHeight} horizon={phoneHorizon} />
    </>
  );
};
