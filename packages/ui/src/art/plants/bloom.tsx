import { PAINT } from '../../field-art/paint.ts';
import { BLOOM_COUNT, bloomKind, PETALS, SEED_ANGLES } from '../../field-art/plants/bloom-kinds.ts';

/** Returns a stable number for a user id, which determines the flower. */
export const bloomHash = (id: string): number => {
  let hash = 7;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return hash;
};

/** Draws the head of a flower, centered on 0 0 and about 86 wide. */
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

/** Returns the number of the flower of a user id. The contract computes the same default look. */
export const bloomOfId = (id: string): number => bloomHash(id) % BLOOM_COUNT;

/** Draws a user as a flower on a disc. It needs no photo, and pre-readers recognize theirs. */
export const Bloom = ({ seed, size = 44 }: BloomProps) => {
  const index = typeof seed === 'number' ? seed : bloomOfId(seed);
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true" focusable="false">
      <circle cx="50" cy="50" r="50" fill={bloomKind(index)[4]} />
      <g transform={`translate(50 50) rotate(${index % 40}) scale(.86)`}>
        <BloomHead index={index} />
      </g>
    </svg>
  );
};
