import { PAINT } from '../../field-art/paint.ts';
import { Picture } from '../kit.tsx';
import { BloomHead } from './bloom.tsx';
import { Sprout } from './plants.tsx';

/** Pictures of steps 1, 2 and 3. */
export type Growth = 'seed' | 'sprout' | 'bloom';

type GrowthPictureProps = { stage: Growth; size?: number | undefined };

/** Draws a seed, sprout or bloom for steps. */
export const GrowthPicture = ({ stage, size = 38 }: GrowthPictureProps) => (
  <Picture width={40} height={40} size={[size, size]}>
    {stage === 'seed' ? (
      <>
        <path d="M20 7C30 11 31 23 20 28 9 23 10 11 20 7Z" fill="#E0A94A" />
        <path d="M20 7C30 11 31 23 20 28 23 21 23 13 20 7Z" fill="#B97F25" />
        <path d="M4 30C10 24 30 24 36 30V34H4Z" fill={PAINT.soil} />
      </>
    ) : null}
    {stage === 'sprout' ? (
      <>
        <path d="M4 30C10 25 30 25 36 30V34H4Z" fill={PAINT.soil} />
        <Sprout x={20} y={29} s={0.68} />
      </>
    ) : null}
    {stage === 'bloom' ? (
      <>
        <path d="M4 32C10 28 30 28 36 32V35H4Z" fill={PAINT.soil} />
        <path d="M20 31V18" stroke={PAINT.leafD} strokeWidth="2.6" />
        <path d="M20 27C24 22 28 22 30 22 29 26 25 29 20 28Z" fill={PAINT.leaf} />
        <g transform="translate(20 14) scale(.27)">
          <BloomHead index={0} />
        </g>
      </>
    ) : null}
  </Picture>
);

/** Draws a sunflower on a disc for a completed step. */
export const CompletedPicture = ({ size = 72 }: { size?: number | undefined }) => (
  <Picture width={72} height={72} size={[size, size]}>
    <circle cx="36" cy="36" r="36" fill="var(--marigold-100)" />
    <g transform="translate(36 36) scale(.6)">
      <BloomHead index={3} />
    </g>
  </Picture>
);
