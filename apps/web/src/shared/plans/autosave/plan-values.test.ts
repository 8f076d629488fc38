import { STEP_FIELDS } from '@wonderfield/contract/plans/plan';
import { describe, expect, it } from 'vitest';
import { changesSince, errorsIn, newValues, stepWith, valuesOf } from './plan-values.ts';

const EMPTY = valuesOf({});

describe('Plan values', () => {
  it('contains a value for all twenty fields', () => {
    expect(Object.keys(EMPTY)).toHaveLength(20);
    expect(EMPTY).toMatchObject({ topic: '', planType: '', grades: [], teachingGrades: [] });
  });

  // @proves K-plan-types, K-defaults
  it("starts a new plan as a lesson with the author's profile", () => {
    const values = newValues({ education: 'master', awards: 'None yet', topic: 'Last time' });
    expect(values).toMatchObject({
      education: 'master',
      awards: 'None yet',
      planType: 'lessonPlan',
      topic: '',
    });
  });

  it('detects a change of one space and ignores the order of grades', () => {
    const before = { topic: 'Leaves', grades: ['2', '3'], awards: '' };
    const after = { topic: 'Leaves ', grades: ['3', '2'] };
    expect(changesSince(before, after)).toEqual({ topic: 'Leaves ' });
  });
});

describe('errorsIn', () => {
  const REQUIRED = 'This field is required';
  // @proves F-content-required, F-content-education, F-content-grade, F-content-subject
  // @proves F-content-plan
  it.each([
    [
      1,
      [
        ['education', 'Please select Education'],
        ['subjectExpertise', 'Please select Subject'],
        ['teachingGrades', 'Please select Grade'],
        ['qualification', REQUIRED],
        ['awards', REQUIRED],
      ],
    ],
    [
      2,
      [
        ['favoriteSubject', 'Please select Subject'],
        ['teachingStyle', REQUIRED],
        ['philosophy', REQUIRED],
        ['successfulLesson', REQUIRED],
        ['engagement', REQUIRED],
      ],
    ],
    [
      3,
      [
        ['planType', 'Please select type of Plan'],
        ['subject', 'Please select Subject'],
        ['grades', 'Please select Grade'],
        ['topic', REQUIRED],
        ['essentialQuestions', REQUIRED],
        ['keySkills', REQUIRED],
        ['standards', REQUIRED],
        ['objective', REQUIRED],
        ['description', REQUIRED],
        ['special', REQUIRED],
      ],
    ],
  ])('returns the required messages of step %i', (step, errors) => {
    expect(errorsIn(step, EMPTY)).toEqual(errors);
  });

  it('treats invisible characters as an empty answer', () => {
    expect(errorsIn(3, { ...EMPTY, topic: ' \u200b ' })).toContainEqual(['topic', REQUIRED]);
  });

  it.each([1, 2, 3])('returns step %i for each of its fields', (step) => {
    expect(STEP_FIELDS[step - 1]?.map(stepWith)).toEqual(STEP_FIELDS[step - 1]?.map(() => step));
  });
});
