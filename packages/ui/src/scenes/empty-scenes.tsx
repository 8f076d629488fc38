import type { ReactNode } from 'react';
import { Bee } from '../art/animals/bee.tsx';
import { Hedgehog } from '../art/animals/hedgehog.tsx';
import { Mole } from '../art/animals/mole.tsx';
import { Snail } from '../art/animals/snail.tsx';
import { Windmill } from '../art/buildings/windmill.tsx';
import { Picture } from '../art/kit.tsx';
import { Sprout } from '../art/plants/plants.tsx';
import { PAINT } from '../field-art/paint.ts';

const Ground = ({ children }: { children: ReactNode }) => (
  <Picture width={300} height={130} size={[300, 130]}>
    <ellipse cx="150" cy="112" rx="140" ry="16" fill="var(--dew-2)" />
    {children}
  </Picture>
);

/** A bed with one sprout, for no classrooms. */
export const SproutScene = () => (
  <Ground>
    <path d="M40 108C90 84 210 84 260 108L240 122H60Z" fill="#A97A4F" />
    <path
      d="M150 90L120 121M150 90L180 121M150 90L84 116M150 90L216 116"
      stroke={PAINT.soil}
      strokeWidth="4"
    />
    <Sprout x={150} y={96} s={1.2} />
  </Ground>
);

/** A hedgehog, for no linked children. */
export const HedgehogScene = () => (
  <Ground>
    <Hedgehog x={140} y={112} s={0.9} leaf />
  </Ground>
);

/** The windmill, for nothing to sync. With `turning`, for a running sync. */
export const WindmillScene = ({ turning }: { turning?: boolean | undefined }) => (
  <Ground>
    <Windmill x={150} y={116} s={0.52} turning={turning} />
  </Ground>
);

/** The snail, for errors with a retry. */
export const SnailScene = () => (
  <Ground>
    <Snail x={150} y={112} s={1.1} />
  </Ground>
);

/** The bee, for a long wait. */
export const BeeScene = () => (
  <Ground>
    {/* White wings need a background. */}
    <circle cx="168" cy="62" r="50" fill="var(--king-100)" />
    <Bee x={170} y={76} s={1.6} trail="M-26 4C-46 20-62-2-84 8" />
  </Ground>
);

/** A seed in its bed, for no plans. */
export const SeedScene = () => (
  <Ground>
    <path d="M40 108C90 84 210 84 260 108L240 122H60Z" fill="#A97A4F" />
    <path
      d="M150 90L120 121M150 90L180 121M150 90L84 116M150 90L216 116"
      stroke={PAINT.soil}
      strokeWidth="4"
    />
    <path d="M150 40C172 50 174 80 150 92 126 80 128 50 150 40Z" fill="#E0A94A" />
    <path d="M150 40C172 50 174 80 150 92 157 75 157 55 150 40Z" fill={PAINT.soilL} />
  </Ground>
);

/** The mole with its map, for no results. */
export const MoleScene = () => (
  <Ground>
    <Mole x={150} y={116} s={0.62} />
  </Ground>
);
