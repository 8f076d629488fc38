import type { Stage, Visitor } from '@wonderfield/contract/play/field';
import { describe, expect, it } from 'vitest';
import type { WeekOfChild } from '../progress/child-week.ts';
import { childFacts, familyFacts } from './weekly-mail-facts.ts';

const DAYS = ['09', '10', '11', '12', '13', '14', '15'].map((day) => `2026-11-${day}`);

type Traits = {
  playedDays?: number;
  rows?: number;
  minutes?: number;
  questions?: number;
  visitors?: Visitor[];
  stage?: Stage;
  answersBefore?: number;
  week?: { from: string; to: string };
};

const named = (firstName: string) => {
  const week = aWeek();
  return { ...week, progress: { ...week.progress, firstName } };
};

it.each([
  [['Leo'], "Maya's and Leo's week in the field"],
  [['Leo', 'Ana'], "Maya's, Leo's, and Ana's week in the field"],
  [['Leo', 'Ana', 'Kim'], "Your children's week in the field"],
  [['http://evil.test'], "Maya's and Your child's week in the field"],
])('names Maya and %j in the subject: %s', (others, title) => {
  expect(familyFacts([aWeek(), ...others.map(named)]).title).toBe(title);
});

/** Creates a week of math with the same values on each played day. */
const aWeek = ({
  playedDays = 1,
  rows = 1,
  minutes = 10,
  questions = 6,
  visitors = [],
  stage = 'sprout',
  answersBefore = 0,
  week = { from: '2026-11-09', to: '2026-11-15' },
}: Traits = {}): WeekOfChild => {
  const questionCount = playedDays * questions;
  return {
    progress: {
      childId: 'child-1',
      firstName: 'Maya',
      look: 'bloom-3',
      week,
      today: week.to,
      days: DAYS.map((day, index) =>
        index < playedDays
          ? { day, minutes, questions, right: questions - 1 }
          : { day, minutes: 0, questions: 0, right: 0 },
      ),
      subjects: [{ subject: 'math', questions: questionCount, right: questionCount - playedDays }],
      skills: [
        {
          skillId: 'rounding',
          name: 'Rounding',
          subject: 'math',
          standards: [],
          stage,
          level: 2,
          isSure: true,
          answersToGo: 0,
          percent: 80,
          answers: questionCount + answersBefore,
        },
      ],
      rows,
      atDinner: 'What is 47 rounded to?',
    },
    practiced: [
      { skillId: 'rounding', questions: questionCount, right: questionCount - playedDays },
    ],
    visitors,
  };
};

describe('Summary of a week', () => {
  it.each<[Traits, string]>([
    [{}, 'Maya played on one day and finished 1 row.'],
    [{ playedDays: 2, rows: 0 }, 'Maya played on two days.'],
    [
      { playedDays: 6, rows: 27, visitors: ['hedgehog', 'frog'] },
      'Maya played on six days and finished 27 rows. A hedgehog and a frog moved in.',
    ],
    [
      { playedDays: 7, rows: 40, visitors: ['ducks', 'owl', 'ducks', 'bee'] },
      'Maya played on seven days and finished 40 rows. Ducks, an owl, and a bee moved in.',
    ],
  ])('describes the week %j as: %s', (traits, lead) => {
    expect(childFacts(aWeek(traits)).lead).toBe(lead);
  });
});

it.each([
  ['2026-11-09', '2026-11-15', 'November 9 to 15'],
  ['2026-11-30', '2026-12-06', 'November 30 to December 6'],
  ['2026-12-28', '2027-01-03', 'December 28 to January 3'],
])('labels the week from %s to %s as %s', (from, to, label) => {
  expect(familyFacts([aWeek({ week: { from, to } })]).weekLabel).toBe(label);
});

it.each([
  [{ minutes: 0 }, '0 min'],
  [{ minutes: 59 }, '59 min'],
  [{ minutes: 60 }, '1 h 0 min'],
  [{ minutes: 18, playedDays: 6 }, '1 h 48 min'],
])('formats the time of %j as %s', (traits, time) => {
  expect(childFacts(aWeek(traits)).figures[0]).toEqual([time, 'in the field']);
});

it.each<[Stage, number, string]>([
  ['seed', 0, 'A seed. New this week.'],
  ['seed', 5, 'A seed. It takes its time.'],
  ['sprout', 0, 'A sprout. New this week.'],
  ['sprout', 5, 'A sprout. Off to a start.'],
  ['leaf', 5, 'In leaf. Coming along.'],
  ['bud', 5, 'A bud. Almost there.'],
  ['bloom', 5, 'In bloom. Maya has it.'],
])('describes a %s with %i earlier answers as: %s', (stage, answersBefore, words) => {
  expect(childFacts(aWeek({ stage, answersBefore })).growing).toEqual([
    { skillId: 'rounding', name: 'Rounding', crop: 'wheat', stage, words },
  ]);
});

it('uses the singular for a single question', () => {
  const { figures } = childFacts(aWeek({ questions: 1 }));
  expect(figures[1]).toEqual(['1', 'question']);
  expect(figures[2]).toEqual(['0%', 'right on the first try']);
});
