import { describe, expect, it } from 'vitest';
import { hare } from './animals/hare.ts';
import { VISITOR_ART } from './animals/visitors.ts';
import { eveningField } from './evening-field.ts';
import { type Ridge, ridgeHeight } from './land.ts';
import { mark } from './mark.ts';
import { FIELD_HALVES, halfOf, ownField } from './own-field.ts';
import { PLACE_ART } from './places/places.ts';
import { basketBack, basketFront, petal } from './plants/harvest.ts';
import { CROP_ART, plant } from './plants/plants.ts';
import { SIGN_IN_PICTURE_NAMES, signInPictureDisc } from './sign-in/sign-in-pictures.ts';
import { svgDocument, svgUrl } from './svg-image.ts';

const STAGES = ['seed', 'sprout', 'leaf', 'bud', 'bloom'] as const;
const POSES = ['idle', 'walk', 'think', 'cheer', 'wave'] as const;
const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  Object.keys(record) as Name[];

const DRAWINGS: [name: string, drawing: string][] = [
  ...namesOf(CROP_ART).flatMap((crop) =>
    STAGES.map((stage): [string, string] => [`${crop} ${stage}`, plant(crop, stage)]),
  ),
  ...namesOf(PLACE_ART).flatMap((place) =>
    [false, true].map((isGrown): [string, string] => [
      `${place} ${isGrown ? 'grown' : 'young'}`,
      PLACE_ART[place]({ hasGain: isGrown, isGrown, stage: 'leaf' }),
    ]),
  ),
  ...namesOf(VISITOR_ART).map((name): [string, string] => [name, VISITOR_ART[name].draw()]),
  ...POSES.map((pose): [string, string] => [`hare ${pose}`, hare(pose, 3)]),
  ['basket', basketBack() + basketFront()],
  ['petal', petal(1)],
  ['evening', eveningField(3)],
  ['mark', mark()],
  [
    'own field',
    ownField([
      {
        place: 'math',
        crop: 'wheat',
        dress: { hasGain: true, isGrown: true },
        stage: 'leaf',
        plantSize: 1,
        bed: ['bloom', 'bloom', 'leaf'],
      },
      {
        place: 'science',
        crop: 'lily',
        dress: { hasGain: false, isGrown: false },
        stage: 'sprout',
        plantSize: 1,
        bed: ['sprout'],
      },
    ]),
  ],
  ...SIGN_IN_PICTURE_NAMES.map((name): [string, string] => [
    `${name} of the sign-in`,
    signInPictureDisc(name),
  ]),
];

describe('Field drawings', () => {
  it.each(DRAWINGS)('renders %s as a valid SVG image', (_, drawing) => {
    const parsed = new DOMParser().parseFromString(
      svgDocument(drawing, [0, 0, 10, 10]),
      'image/svg+xml',
    );
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.documentElement.querySelector('path, circle, ellipse')).not.toBeNull();
  });

  // An image has no access to the page's fonts and variables.
  it.each(DRAWINGS)('draws %s without fonts and CSS variables', (_, drawing) => {
    expect(drawing).not.toMatch(/<text|var\(--|NaN|undefined/);
  });

  it('draws every stage of a crop differently', () => {
    for (const crop of namesOf(CROP_ART)) {
      expect(new Set(STAGES.map((stage) => plant(crop, stage))).size).toBe(STAGES.length);
    }
  });

  it('encodes a drawing as a data URL', () => {
    const url = svgUrl('<path d="M0 0"/>', [-5, -5, 10, 10], 2);
    expect(url).toMatch(/^data:image\/svg\+xml,/);
    expect(decodeURIComponent(url)).toContain('viewBox="-5 -5 10 10" width="20" height="20"');
  });
});

describe('ridgeHeight', () => {
  const ridge: Ridge = [
    [0, 100],
    [200, 40],
    [400, 80],
  ];
  it('returns the height at crests and dips, and interpolates between them', () => {
    expect(ridgeHeight(ridge, 0)).toBeCloseTo(100);
    expect(ridgeHeight(ridge, 200)).toBeCloseTo(40);
    expect(ridgeHeight(ridge, 400)).toBeCloseTo(80);
    expect(ridgeHeight(ridge, 100)).toBeCloseTo(70);
  });

  it('shows the half of the field in which the student was last', () => {
    expect(halfOf('math')).toBe('left');
    expect(halfOf('music')).toBe('right');
    expect(halfOf(undefined)).toBe('left');
    expect(FIELD_HALVES.right[0]).toBeGreaterThan(FIELD_HALVES.left[0]);
  });
});
