import { useId } from 'react';
import { PAINT } from '../field-art/paint.ts';
import { HILL, Picture } from './kit.tsx';
import { Layer, Rows } from './land.tsx';
import { Tree } from './plants/plants.tsx';
import { Sky, Sun } from './sky.tsx';

const FIELD = 'M-5 146C80 112 200 152 345 118V220H-5Z';
const NEAR = 'M-5 178C90 152 220 190 345 160V220H-5Z';

export type BankCardProps = {
  /** The displayed number, such as `•••• •••• •••• 4242`. */
  number: string;
  holder: string;
  className?: string | undefined;
};

/** Draws a payment card. Decorative, because the facts are in text beside it. */
export const BankCard = ({ number, holder, className }: BankCardProps) => {
  const clip = useId();
  return (
    <Picture width={340} height={214} className={className}>
      <clipPath id={clip}>
        <rect width="340" height="214" rx="20" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Sky width={340} height={214} />
        <Sun x={290} y={112} s={28} />
        <Layer d={FIELD} fill={HILL[2]} lift={6} />
        <Rows
          on={FIELD}
          from={[150, 90]}
          to={[-260, 560, 230]}
          count={16}
          fill={HILL[3]}
          opacity={0.55}
        />
        <Tree x={218} y={158} s={0.46} fill={HILL[4]} />
        <Tree x={240} y={158} s={0.36} fill={HILL[4]} />
        <Layer d={NEAR} fill={HILL[4]} lift={6} />
      </g>
      <rect x="26" y="28" width="46" height="34" rx="8" fill="#F7CF7A" />
      <path
        d="M26 40H40V50H26M58 28V40H72M58 62V50H72M40 28V62"
        stroke="#A9784D"
        strokeWidth="1.8"
        fill="none"
      />
      <text
        x="26"
        y="100"
        fontFamily="var(--font-code)"
        fontSize="18"
        fontWeight="560"
        fill={PAINT.ink}
      >
        {number}
      </text>
      <text
        x="26"
        y="200"
        fontFamily="var(--font-display)"
        fontSize="15"
        fontWeight="600"
        fill={PAINT.ink}
      >
        {holder}
      </text>
      <rect
        x=".75"
        y=".75"
        width="338.5"
        height="212.5"
        rx="19.5"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="1.5"
      />
    </Picture>
  );
};
