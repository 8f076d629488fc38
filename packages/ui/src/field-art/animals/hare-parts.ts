import { PAINT } from '../paint.ts';
import { eye } from '../svg.ts';

/* Parts of the hare for its poses in the game and its pictures on the pages. Its feet are at 0, 0. */

const MOUTH = '#8E4A3A';

export const arm = (d: string) =>
  `<path d="${d}" stroke="${PAINT.tanD}" stroke-width="21" stroke-linecap="round" fill="none"/>`;

export const ears = (left: number, right: number) =>
  `<g transform="rotate(${left} -20 -214)"><path d="M-30-214C-58-244-62-318-42-330-20-338-4-268-10-214Z" fill="${PAINT.tan}"/>
  <path d="M-28-222C-44-250-48-300-38-312-26-312-16-264-18-222Z" fill="${PAINT.pink}"/></g>
  <g transform="rotate(${right} 20 -214)"><path d="M10-214C4-268 20-338 42-330 62-318 58-244 30-214Z" fill="${PAINT.tan}"/>
  <path d="M18-222C16-264 26-312 38-312 48-300 44-250 28-222Z" fill="${PAINT.pink}"/></g>`;

type Face = { eyes: string; mouth: string; ahead: number };

const laughingEye = (x: number) =>
  `<path d="M${x - 9}-186C${x - 5}-195 ${x + 5}-195 ${x + 9}-186" stroke="${PAINT.ink}" stroke-width="4.6" fill="none" stroke-linecap="round"/>`;

export const calmFace = (ahead: number): Face => {
  const x = ahead * 1.3;
  return {
    ahead,
    eyes: eye(-26 + ahead, -188, 6.2) + eye(26 + ahead, -188, 6.2),
    mouth: `<path d="M${x}-165V-159M${x}-159C${x - 3}-152 ${x - 12}-151 ${x - 15}-156M${x}-159C${x + 3}-152 ${x + 12}-151 ${x + 15}-156" stroke="${MOUTH}" stroke-width="2.6" fill="none" stroke-linecap="round"/>`,
  };
};

export const thinkingFace: Face = {
  ahead: 0,
  eyes: `${eye(-24, -190, 6.4, 0.4, -0.6)}${eye(28, -190, 6.4, 0.4, -0.6)}<path d="M-36-206C-30-211-22-212-16-209M18-212C25-215 33-214 39-209" stroke="#8E5A36" stroke-width="3.4" fill="none" stroke-linecap="round"/>`,
  mouth: `<path d="M0-165V-160M-9-156C-3-150 7-151 13-158" stroke="${MOUTH}" stroke-width="2.8" fill="none" stroke-linecap="round"/>`,
};

export const laughingFace: Face = {
  ahead: 0,
  eyes: laughingEye(-26) + laughingEye(26),
  mouth: `<path d="M-14-160C-8-157 8-157 14-160 13-146 6-140 0-140-6-140-13-146-14-160Z" fill="${MOUTH}"/><path d="M-7-146C-4-150 4-150 7-146 4-141-4-141-7-146Z" fill="${PAINT.pink}"/>`,
};

export const head = ({ eyes, mouth, ahead }: Face) =>
  `<path d="M0-240C46-240 64-206 60-176 56-146 28-136 0-136-28-136-56-146-60-176-64-206-46-240 0-240Z" fill="${PAINT.tan}"/>
  <path d="M0-240C46-240 64-206 60-176 56-146 28-136 12-136.5 44-156 44-214 0-240Z" fill="${PAINT.shade}" opacity=".05"/>
  <path transform="translate(${ahead * 1.2} 0)" d="M0-176C18-176 34-170 34-156 34-142 18-137 0-137-18-137-34-142-34-156-34-170-18-176 0-176Z" fill="${PAINT.fawn}"/>
  ${eyes}
  <ellipse cx="${-43 + ahead * 0.6}" cy="-168" rx="10" ry="6.5" fill="${PAINT.coral}" opacity=".4"/>
  <ellipse cx="${43 + ahead * 0.7}" cy="-168" rx="${10 - ahead * 0.25}" ry="6.5" fill="${PAINT.coral}" opacity=".4"/>
  <path transform="translate(${ahead * 1.3} 0)" d="M-8-174C-8-178 8-178 8-174 8-170 3-165 0-165-3-165-8-170-8-174Z" fill="${MOUTH}"/>
  ${mouth}`;

export const body = `<path d="M0-136C50-136 68-78 62-34 58-4 34 0 0 0-34 0-58-4-62-34-68-78-50-136 0-136Z" fill="${PAINT.tan}"/><path d="M0-136C50-136 68-78 62-34 58-4 34 0 16 0 44-30 44-100 0-136Z" fill="${PAINT.shade}" opacity=".07"/>`;
export const belly = `<path d="M0-104C26-104 36-66 34-38 32-14 18-6 0-6-18-6-32-14-34-38-36-66-26-104 0-104Z" fill="${PAINT.fawn}"/>`;
export const tail = `<circle cx="56" cy="-34" r="19" fill="${PAINT.fawn}"/>`;

/** Returns a foot. Its toes point left (-1), right (1) or forward (0). */
export const foot = (x: number, y: number, turn: number, toes: -1 | 0 | 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="32" ry="13" fill="${PAINT.tanD}"/><ellipse cx="${6 * toes}" rx="16" ry="7" fill="${PAINT.fawn}" opacity=".55"/></g>`;
export const feet = foot(-34, -6, 0, -1) + foot(34, -6, 0, 1);

export const shadow = (rx: number, opacity = 0.16, color: string = PAINT.shade) =>
  `<ellipse cx="0" cy="0" rx="${rx}" ry="9" fill="${color}" opacity="${opacity}"/>`;

export type ScarfColors = { light: string; dark: string };

export const scarf = ({ light, dark }: ScarfColors) =>
  `<path d="M-46-146C-24-132 24-132 46-146L52-128C26-112-26-112-52-128Z" fill="${light}"/><path d="M-50-134C-25-118 25-118 50-134L52-128C26-112-26-112-52-128Z" fill="${dark}"/>`;

export const scarfEnd = ({ light }: ScarfColors) =>
  `<path d="M-26-122C-34-108-40-94-38-80L-18-84C-18-98-12-110-8-119Z" fill="${light}"/><path d="M-38-80L-18-84-18-89-38-85Z" fill="${PAINT.sun}"/>`;

/** The raised arm of a waving hare. */
export const wavingArm = `<path d="M42-106C62-112 80-134 88-160 92-172 110-168 108-154 102-118 76-88 48-84Z" fill="${PAINT.tanD}"/>`;

type Standing = { arms: string; colors: ScarfColors; shadowColor?: string };

/** Returns a hare that stands and looks ahead, without a flower. */
export const standingHare = ({ arms, colors, shadowColor }: Standing) =>
  `${shadow(74, 0.16, shadowColor)}${tail}${ears(0, 10)}${body}${belly}${feet}${arms}${head(calmFace(0))}${scarf(colors)}${scarfEnd(colors)}`;
