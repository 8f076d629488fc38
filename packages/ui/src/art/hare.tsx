import type { ReactNode } from 'react';
import { Eye } from './eye.tsx';
import { At, type Place, SHADOW } from './kit.tsx';
import { PAINT } from './paint.ts';

/** Draws the hare, the students' mascot. */
export const Hare = ({
  wave = true,
  scarf = PAINT.leaf,
  scarfD = PAINT.leafD,
  flower,
  ...place
}: Place & {
  wave?: boolean | undefined;
  scarf?: string | undefined;
  scarfD?: string | undefined;
  /**
   * Flower at the ear. Passed in, because the hare on the sign-in page needs none and must not load
   * all flowers.
   */
  flower?: ReactNode;
}) => (
  <At {...place}>
    <ellipse rx="74" ry="9" fill={SHADOW} opacity=".16" />
    <circle cx="56" cy="-34" r="19" fill={PAINT.fawn} />
    <path d="M-30-214C-58-244-62-318-42-330-20-338-4-268-10-214Z" fill={PAINT.tan} />
    <path d="M-28-222C-44-250-48-300-38-312-26-312-16-264-18-222Z" fill={PAINT.pink} />
    <g transform="rotate(10 20 -214)">
      <path d="M10-214C4-268 20-338 42-330 62-318 58-244 30-214Z" fill={PAINT.tan} />
      <path d="M18-222C16-264 26-312 38-312 48-300 44-250 28-222Z" fill={PAINT.pink} />
    </g>
    <path
      d="M0-136C50-136 68-78 62-34 58-4 34 0 0 0-34 0-58-4-62-34-68-78-50-136 0-136Z"
      fill={PAINT.tan}
    />
    <path
      d="M0-136C50-136 68-78 62-34 58-4 34 0 16 0 44-30 44-100 0-136Z"
      fill={PAINT.shade}
      opacity=".07"
    />
    <path
      d="M0-104C26-104 36-66 34-38 32-14 18-6 0-6-18-6-32-14-34-38-36-66-26-104 0-104Z"
      fill={PAINT.fawn}
    />
    <ellipse cx="-34" cy="-6" rx="32" ry="13" fill={PAINT.tanD} />
    <ellipse cx="34" cy="-6" rx="32" ry="13" fill={PAINT.tanD} />
    <ellipse cx="-40" cy="-6" rx="16" ry="7" fill={PAINT.fawn} opacity=".55" />
    <ellipse cx="40" cy="-6" rx="16" ry="7" fill={PAINT.fawn} opacity=".55" />
    {wave ? (
      <>
        <path
          d="M-44-104C-66-100-78-80-74-62-72-52-60-52-58-62-56-76-46-84-34-88Z"
          fill={PAINT.tanD}
        />
        <path
          d="M42-106C62-112 80-134 88-160 92-172 110-168 108-154 102-118 76-88 48-84Z"
          fill={PAINT.tanD}
        />
      </>
    ) : (
      <>
        <path
          d="M-44-104C-68-94-66-66-40-60-28-58-24-70-34-76-40-82-38-88-32-92Z"
          fill={PAINT.tanD}
        />
        <path
          d="M44-104C68-94 66-66 40-60 28-58 24-70 34-76 40-82 38-88 32-92Z"
          fill={PAINT.tanD}
        />
      </>
    )}
    <path
      d="M0-240C46-240 64-206 60-176 56-146 28-136 0-136-28-136-56-146-60-176-64-206-46-240 0-240Z"
      fill={PAINT.tan}
    />
    <path
      d="M0-240C46-240 64-206 60-176 56-146 28-136 12-136.5 44-156 44-214 0-240Z"
      fill={PAINT.shade}
      opacity=".05"
    />
    <path
      d="M0-176C18-176 34-170 34-156 34-142 18-137 0-137-18-137-34-142-34-156-34-170-18-176 0-176Z"
      fill={PAINT.fawn}
    />
    <Eye x={-26} y={-188} r={6.2} />
    <Eye x={26} y={-188} r={6.2} />
    <ellipse cx="-43" cy="-168" rx="10" ry="6.5" fill={PAINT.coral} opacity=".4" />
    <ellipse cx="43" cy="-168" rx="10" ry="6.5" fill={PAINT.coral} opacity=".4" />
    <path d="M-8-174C-8-178 8-178 8-174 8-170 3-165 0-165-3-165-8-170-8-174Z" fill="#8E4A3A" />
    <path
      d="M0-165V-159M0-159C-3-152-12-151-15-156M0-159C3-152 12-151 15-156"
      stroke="#8E4A3A"
      strokeWidth="2.6"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M-46-146C-24-132 24-132 46-146L52-128C26-112-26-112-52-128Z" fill={scarf} />
    <path d="M-50-134C-25-118 25-118 50-134L52-128C26-112-26-112-52-128Z" fill={scarfD} />
    <path d="M-26-122C-34-108-40-94-38-80L-18-84C-18-98-12-110-8-119Z" fill={scarf} />
    <path d="M-38-80L-18-84-18-89-38-85Z" fill={PAINT.sun} />
    {flower}
  </At>
);
