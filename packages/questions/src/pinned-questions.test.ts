import { expect, it } from 'vitest';
import { pinKey, pinVersion, versionsOf } from '../testing/pin-questions.ts';
import { PINNED_QUESTIONS } from '../testing/pinned-questions.ts';
import { ALL_SKILLS } from './all-skills.ts';

const versions = ALL_SKILLS.flatMap((skill) =>
  versionsOf(skill).map((version) => ({ key: pinKey(skill, version), skill, version })),
);

// @proves D-6-questions-pinned
it.each(versions)('asks the same questions as when $key was pinned', ({ key, skill, version }) => {
  expect(
    pinVersion(skill, version),
    'If other questions are intended, raise the version of the skill, and keep the old one. ' +
      'See packages/questions/README.md.',
  ).toEqual(PINNED_QUESTIONS[key]);
});

it('pins no version that a skill does not have', () => {
  expect(Object.keys(PINNED_QUESTIONS).sort()).toEqual(versions.map(({ key }) => key).sort());
});
