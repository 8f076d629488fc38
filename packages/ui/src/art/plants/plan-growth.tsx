import type { ReactNode } from 'react';
import { PAINT } from '../../field-art/paint.ts';
import { Picture } from '../kit.tsx';
import { BloomHead } from './bloom.tsx';

/** State of a plan, which determines its picture. */
export type PlanStage =
  | 'draft'
  | 'submitted'
  | 'inReview'
  | 'changesAsked'
  | 'accepted'
  | 'published'
  | 'declined';

const BED = 'M5 39C12 32 36 32 43 39V43C43 44 42 45 41 45H7C6 45 5 44 5 43Z';

/** Draws a stem with two leaves, raised by `lift`. */
const Leaves = ({ top, lift }: { top: number; lift: number }) => (
  <>
    <path d={`M24 37V${top}`} stroke={PAINT.leafD} strokeWidth="2.6" strokeLinecap="round" />
    <g transform={`translate(0 ${-lift})`}>
      <path d="M24 34C23 26 16 24 11 25 11 31 17 35 24 34Z" fill={PAINT.leaf} />
      <path d="M24 34C24 25 31 21 38 22 38 29 32 35 24 34Z" fill={PAINT.leafD} />
    </g>
  </>
);

const Seed = () => (
  <>
    <path d="M24 14C33 18 34 30 24 35 14 30 15 18 24 14Z" fill="#E0A94A" />
    <path d="M24 14C33 18 34 30 24 35 27 28 27 20 24 14Z" fill={PAINT.soilL} />
  </>
);

const Watered = () => (
  <>
    <path d="M24 37V29" stroke={PAINT.leafD} strokeWidth="2.6" strokeLinecap="round" />
    <path d="M24 31C24 25 28 22 33 22 33 28 29 32 24 31Z" fill={PAINT.leaf} />
    <path
      d="M15 7C19 12 19 16 15 16S11 12 15 7ZM33 5C37 10 37 14 33 14S29 10 33 5ZM24 13C28 18 28 22 24 22S20 18 24 13Z"
      fill={PAINT.king}
    />
  </>
);

const WithNote = () => (
  <>
    <Leaves top={26} lift={5} />
    <path d="M35 39V9" stroke={PAINT.soilD} strokeWidth="2.4" strokeLinecap="round" />
    <path
      d="M24 6H42C43.5 6 44 7 44 8V17C44 18.5 43.5 19 42 19H31L26 23V19H24C22.5 19 22 18.5 22 17V8C22 7 22.5 6 24 6Z"
      fill={PAINT.coral}
    />
    <path d="M27 11H39M27 14.5H35" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" />
  </>
);

const Bud = () => (
  <>
    <Leaves top={16} lift={2} />
    <path d="M24 20C15 18 16 8 24 4 32 8 33 18 24 20Z" fill={PAINT.coral} />
    <path
      d="M24 20C15 18 16 12 18 9 20 14 22 18 24 20ZM24 20C33 18 32 12 30 9 28 14 26 18 24 20Z"
      fill={PAINT.leaf}
    />
  </>
);

const InBloom = () => (
  <>
    <Leaves top={18} lift={0} />
    <g transform="translate(24 15) scale(.33)">
      <BloomHead index={3} />
    </g>
  </>
);

const Resting = () => (
  <>
    <path
      d="M24 37C23 31 21 27 17 24"
      stroke={PAINT.soilD}
      strokeWidth="2.4"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M17 25C9 27 6 22 5 17 11 14 18 17 17 25Z" fill={PAINT.soilL} />
    <path d="M28 36C30 31 36 30 41 32 39 37 33 39 28 36Z" fill={PAINT.mariD} />
    <path d="M28 36C32 35 37 33 41 32" stroke={PAINT.soilD} strokeWidth="1.2" />
  </>
);

const STAGES = {
  draft: <Seed />,
  submitted: <Watered />,
  inReview: <Leaves top={24} lift={7} />,
  changesAsked: <WithNote />,
  accepted: <Bud />,
  published: <InBloom />,
  declined: <Resting />,
} as const satisfies Record<PlanStage, ReactNode>;

/** Draws a plan as a plant in the stage of its state. */
export const PlanGrowth = ({
  stage,
  size = 48,
}: {
  stage: PlanStage;
  size?: number | undefined;
}) => (
  <Picture width={48} height={48} size={[size, size]}>
    <path d={BED} fill={stage === 'declined' ? '#A9907A' : PAINT.soil} />
    {STAGES[stage]}
  </Picture>
);
