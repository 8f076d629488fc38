import { describe, expect, it } from 'vitest';
import { gradesText, planFacts } from './plan-facts.ts';

describe('gradesText', () => {
  it.each([
    [[], ''],
    [['2'], 'Grade 2'],
    [['Kindergarten'], 'Kindergarten'],
    [['2', '3'], 'Grades 2 and 3'],
    [['4', '3', '2'], 'Grades 2 to 4'],
    [['Kindergarten', '1', '2'], 'Kindergarten to Grade 2'],
    [['1', '3', '4', '5', '8'], 'Grade 1, Grades 3 to 5, Grade 8'],
  ])('reads %j as "%s"', (grades, words) => {
    expect(gradesText(grades)).toBe(words);
  });
});

describe('planFacts', () => {
  it('says what a plan is, for whom and about what', () => {
    expect(planFacts({ planType: 'lessonPlan', grades: ['2'], subject: 'science' })).toBe(
      'Lesson plan · Grade 2 · Science',
    );
  });

  it('leaves out what nobody has said yet', () => {
    expect(planFacts({ planType: 'unitPlan', grades: [] })).toBe('Unit plan');
  });
});
