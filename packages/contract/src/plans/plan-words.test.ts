import { describe, expect, it } from 'vitest';
import { ANSWER_FIELDS, AnswersSchema } from './plan.ts';
import {
  answerText,
  gradesShort,
  gradesText,
  isGradeField,
  isLine,
  planChoices,
  planFacts,
} from './plan-words.ts';

describe('gradesText', () => {
  it.each([
    [[], ''],
    [['2'], 'Grade 2'],
    [['Kindergarten'], 'Kindergarten'],
    [['2', '3'], 'Grades 2 and 3'],
    [['4', '3', '2'], 'Grades 2 to 4'],
    [['Kindergarten', '1', '2'], 'Kindergarten to Grade 2'],
    [['1', '3', '4', '5', '8'], 'Grade 1, Grades 3 to 5, Grade 8'],
  ])('formats the grades %j as "%s"', (grades, words) => {
    expect(gradesText(grades)).toBe(words);
  });
});

describe('gradesShort', () => {
  it.each([
    [[], ''],
    [['2'], 'Grade 2'],
    [['Kindergarten'], 'Kindergarten'],
    [['2', '3'], 'Grades 2–3'],
    [['Kindergarten', '2', '3', '7'], 'Grades K, 2–3, 7'],
  ])('shortens the grades %j to "%s"', (grades, words) => {
    expect(gradesShort(grades)).toBe(words);
  });
});

describe('planFacts', () => {
  it('lists type, grades and subject of a plan', () => {
    expect(planFacts({ planType: 'lessonPlan', grades: ['2'], subject: 'science' })).toBe(
      'Lesson plan · Grade 2 · Science',
    );
  });

  it('omits missing facts of a plan', () => {
    expect(planFacts({ planType: 'unitPlan', grades: [] })).toBe('Unit plan');
  });
});

describe('answerText', () => {
  it.each([
    ['education', { education: 'phd' }, 'PhD'],
    ['education', {}, ''],
    ['teachingGrades', { teachingGrades: ['3', '2'] }, 'Grades 2 and 3'],
    ['subject', { subject: 'socialStudies' }, 'Social Studies'],
    ['topic', { topic: ' Leaves\n<b>' }, ' Leaves\n<b>'],
  ] as const)('formats %s of %j as "%s"', (field, answers, words) => {
    expect(
      answerText(field, {
        ...answers,
        teachingGrades: [...(('teachingGrades' in answers && answers.teachingGrades) || [])],
      }),
    ).toBe(words);
  });

  it('accepts in each field only its kind of value: a choice, grades or text', () => {
    for (const field of ANSWER_FIELDS) {
      const takes = (value: unknown) => AnswersSchema.shape[field].safeParse(value).success;
      expect(takes('any text at all'), field).toBe(!planChoices(field) && !isGradeField(field));
      expect(takes(['2']), field).toBe(isGradeField(field));
      for (const { value } of planChoices(field) ?? []) expect(takes(value), field).toBe(true);
      if (isLine(field)) expect(takes('a line')).toBe(true);
    }
  });
});
