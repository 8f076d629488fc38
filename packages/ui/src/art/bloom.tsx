import { PAINT } from './kit.tsx';

type PetalKind = 'round' | 'drop' | 'heart' | 'point' | 'daisy';

/** A kind of flower: petal, light, dark, middle, ground. */
type BloomKind = readonly [PetalKind, string, string, string, string];

const FIRST_KIND: BloomKind = ['round', '#F28B6C', '#D9603F', '#FFD067', '#FDE9E1'];

/** The ten flowers a person can be. The order is part of everyone's identity: never reorder. */
const BLOOM_KINDS: readonly BloomKind[] = [
  FIRST_KIND,
  ['daisy', '#FFFFFF', '#DCEBF2', '#FABD3C', '#BFDFEE'],
  ['heart', '#E792AE', '#C86F93', '#FFE3A0', '#FBE6EE'],
  ['point', '#FFC94F', '#E8A21A', '#7A4E2C', '#FFF1CC'],
  ['drop', '#6FB6D6', '#3F8FB5', '#FFE08A', '#DFF0F7'],
  ['round', '#9BD3A6', '#5FAE7A', '#FFF3D0', '#E4F4E7'],
  ['point', '#FF9E6B', '#E57240', '#6D3A1E', '#FFE9DA'],
  ['heart', '#F7D36B', '#E5B43A', '#C24126', '#FFF5D9'],
  ['drop', '#D987A5', '#A95379', '#FFE6A8', '#F8E3EB'],
  ['daisy', '#FFE9A8', '#F3CF6A', '#A33019', '#DFF0E2'],
];

const PETALS: Record<PetalKind, { d: string; count: number }> = {
  round: { d: 'M-14-24a14 17 0 1 0 28 0a14 17 0 1 0-28 0Z', count: 6 },
  drop: { d: 'M0 0C-17-14-15-40 0-41 15-40 17-14 0 0Z', count: 6 },
  heart: { d: 'M0 0C-19-16-19-41-5-41-2-41 0-38 0-35 0-38 2-41 5-41 19-41 19-16 0 0Z', count: 5 },
  point: { d: 'M0 0C-15-14-13-30 0-43 13-30 15-14 0 0Z', count: 8 },
  daisy: { d: 'M-7.2-25a7.2 17 0 1 0 14.4 0a7.2 17 0 1 0-14.4 0Z', count: 11 },
};

const SEED_ANGLES = [0, 60, 120, 180, 240, 300];

/** The flower kind with this number, counted round. */
export const bloomKind = (index: number): BloomKind =>
  BLOOM_KINDS[index % BLOOM_KINDS.length] ?? FIRST_KIND;

/** A stable number for a user id; decides their flower. */
export const bloomHash = (id: string): number => {
  let hash = 7;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return hash;
};

/** The head of a flower, centered on 0 0, about 86 across. */
export const BloomHead = ({ index }: { index: number }) => {
  const [petal, light, dark, middle] = bloomKind(index);
  const { d, count } = PETALS[petal];
  const ring = (turn: number, fill: string, scale: number) => (
    <g fill={fill}>
      {Array.from({ length: count }, (_, i) => {
        const angle = (i * 360) / count + turn;
        return <path key={angle} d={d} transform={`rotate(${angle.toFixed(1)}) scale(${scale})`} />;
      })}
    </g>
  );
  return (
    <>
      {ring(180 / count, dark, 1)}
      {ring(0, light, 0.96)}
      <circle r="12.5" fill={middle} />
      <circle r="12.5" fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="1.4" />
      <g fill={PAINT.ink} opacity=".34">
        {SEED_ANGLES.map((angle) => (
          <circle key={angle} cx="7" r="1.5" transform={`rotate(${angle})`} />
        ))}
        <circle r="1.8" />
      </g>
    </>
  );
};

type BloomProps = { seed: string | number; size?: number | undefined };

/** A person as a flower on a disc: needs no photo, and pre-readers know theirs. */
export const Bloom = ({ seed, size = 44 }: BloomProps) => {
  const index = typeof seed === 'number' ? seed : bloomHash(seed);
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true" focusable="false">
      <circle cx="50" cy="50" r="50" fill={bloomKind(index)[4]} />
      <g transform={`translate(50 50) rotate(${index % 40}) scale(.86)`}>
        <BloomHead index={index} />
      </g>
    </svg>
  );
};
