import { PAINT } from '../../field-art/paint.ts';
import { At, type Place, SHADOW } from '../kit.tsx';
import { Eye } from './eye.tsx';

/** Draws the owl, the educators' mascot. */
export const Owl = ({ book = true, ...place }: Place & { book?: boolean | undefined }) => (
  <At {...place}>
    <ellipse rx="70" ry="8" fill={SHADOW} opacity=".16" />
    <path
      d="M-26-4l-8 6M-18-4v8M-10-4l7 6M10-4l-7 6M18-4v8M26-4l8 6"
      stroke={PAINT.mariD}
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path
      d="M-58-176L-66-222C-44-216-26-206-14-196ZM58-176L66-222C44-216 26-206 14-196Z"
      fill={PAINT.slateD}
    />
    <path
      d="M0-206C58-206 76-146 72-88 68-26 42-2 0-2-42-2-68-26-72-88-76-146-58-206 0-206Z"
      fill={PAINT.slate}
    />
    <path
      d="M0-118C32-118 46-86 44-56 42-22 24-8 0-8-24-8-42-22-44-56-46-86-32-118 0-118Z"
      fill={PAINT.cream}
    />
    <g fill="none" stroke="#C9B48C" strokeWidth="3" strokeLinecap="round">
      <path d="M-26-78q6 8 13 0 6 8 13 0 6 8 13 0 6 8 13 0M-24-58q6 8 12 0 6 8 12 0 6 8 12 0 6 8 12 0M-18-38q6 8 12 0 6 8 12 0 6 8 12 0" />
    </g>
    <path
      d="M-68-122C-86-86-82-38-52-18-46-52-50-90-60-126ZM68-122C86-86 82-38 52-18 46-52 50-90 60-126Z"
      fill={PAINT.slateD}
    />
    <path
      d="M0-178C12-194 36-198 52-184 70-166 62-132 36-126 18-124 6-132 0-142-6-132-18-124-36-126-62-132-70-166-52-184-36-198-12-194 0-178Z"
      fill={PAINT.cream}
    />
    <circle cx="-30" cy="-158" r="21" fill="#fff" />
    <circle cx="30" cy="-158" r="21" fill="#fff" />
    <circle cx="-30" cy="-158" r="21" fill="none" stroke={PAINT.mariD} strokeWidth="4" />
    <circle cx="30" cy="-158" r="21" fill="none" stroke={PAINT.mariD} strokeWidth="4" />
    <path d="M-9-160C-4-165 4-165 9-160" stroke={PAINT.mariD} strokeWidth="4" fill="none" />
    <Eye x={-27} y={-157} r={9} />
    <Eye x={27} y={-157} r={9} />
    <path
      d="M-10-142C-6-148 6-148 10-142 8-132 4-126 0-122-4-126-8-132-10-142Z"
      fill={PAINT.mari}
    />
    <path d="M0-147C6-147 8-145 10-142 8-132 4-126 0-122Z" fill={PAINT.mariD} />
    {book ? (
      <>
        <g transform="translate(0 -36)">
          <path
            d="M-46-22C-30-30-14-28 0-20 14-28 30-30 46-22V16C30 8 14 10 0 18-14 10-30 8-46 16Z"
            fill={PAINT.poppy}
          />
          <path
            d="M-41-25C-28-31-13-29 0-21V13C-13 6-28 5-41 10ZM41-25C28-31 13-29 0-21V13C13 6 28 5 41 10Z"
            fill="#fff"
          />
          <path d="M0-21V13" stroke={PAINT.shade} strokeOpacity=".2" strokeWidth="2" />
          <path
            d="M-33-17C-24-20-15-19-7-15M-33-8C-24-11-15-10-7-6M-33 1C-24-2-15-1-7 3M33-17C24-20 15-19 7-15M33-8C24-11 15-10 7-6"
            stroke="#9DB3AB"
            strokeWidth="2.6"
            fill="none"
            strokeLinecap="round"
          />
        </g>
        <path
          d="M-60-60C-66-40-56-24-42-28-34-32-38-42-46-42ZM60-60C66-40 56-24 42-28 34-32 38-42 46-42Z"
          fill={PAINT.slateD}
        />
      </>
    ) : null}
  </At>
);
