import { PAINT } from '../../field-art/paint.ts';
import { At, type Place } from '../kit.tsx';
import { Eye } from './eye.tsx';

/** Draws a mole with a map, used for not-found pages. */
export const Mole = ({ map = true, ...place }: Place & { map?: boolean | undefined }) => (
  <At {...place}>
    <path d="M-66-20C-72-110-44-160 0-160 44-160 72-110 66-20Z" fill={PAINT.plum} />
    <path d="M0-160C44-160 72-110 66-20H30C54-80 40-140 0-160Z" fill="#0B1B2A" opacity=".14" />
    <ellipse cy="-92" rx="38" ry="28" fill="#8C7E93" />
    <ellipse cy="-104" rx="17" ry="12.5" fill={PAINT.pink} />
    <ellipse cx="-5" cy="-108" rx="5" ry="3" fill="#fff" opacity=".7" />
    <path
      d="M0-92V-84M0-84C-4-76-14-76-18-81M0-84C4-76 14-76 18-81"
      stroke={PAINT.plumD}
      strokeWidth="3"
      fill="none"
      strokeLinecap="round"
    />
    <Eye x={-30} y={-122} r={4.6} />
    <Eye x={30} y={-122} r={4.6} />
    <circle cx="-30" cy="-122" r="14" fill="none" stroke={PAINT.mari} strokeWidth="3.6" />
    <circle cx="30" cy="-122" r="14" fill="none" stroke={PAINT.mari} strokeWidth="3.6" />
    <path d="M-16-124C-8-129 8-129 16-124" stroke={PAINT.mari} strokeWidth="3.6" fill="none" />
    <path d="M-12-160C-10-172-2-172 0-162 2-174 12-172 10-160Z" fill={PAINT.plum} />
    <path
      d="M-150 6C-130-26-100-20-86-34-70-46-48-30-30-32-10-44 14-40 30-34 48-46 76-42 88-30 108-28 136-20 150 6Z"
      fill={PAINT.soil}
    />
    <path d="M-150 6C-120-10-60-4-20-12 30-6 100-14 150 6Z" fill={PAINT.soilD} />
    <g fill={PAINT.soilL}>
      <circle cx="-98" cy="-16" r="5" />
      <circle cx="112" cy="-14" r="6" />
      <circle cx="-128" cy="-4" r="4" />
      <circle cx="64" cy="-26" r="5" />
    </g>
    {map ? (
      <g transform="translate(0 -38) rotate(-5)">
        <path d="M-54-26L-18-34 18-24 54-32V18L18 26-18 16-54 24Z" fill="#FFF6DE" />
        <path d="M-18-34L18-24V26L-18 16Z" fill={PAINT.shade} opacity=".07" />
        <path
          d="M-44 12C-34-10-24 6-14-6S8-10 16 2 32 8 40-12"
          stroke={PAINT.leaf}
          strokeWidth="3"
          strokeDasharray="6 5"
          fill="none"
          strokeLinecap="round"
        />
        <path
          d="M36-24l10 10M46-24l-10 10"
          stroke={PAINT.poppy}
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    ) : null}
    <path
      d="M-76-34C-80-50-64-58-56-50-48-56-40-48-42-40-38-30-48-22-58-24-68-22-74-26-76-34Z"
      fill={PAINT.pink}
    />
    <path
      d="M76-34C80-50 64-58 56-50 48-56 40-48 42-40 38-30 48-22 58-24 68-22 74-26 76-34Z"
      fill={PAINT.pink}
    />
  </At>
);
