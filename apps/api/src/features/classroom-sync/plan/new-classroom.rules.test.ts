import { expect, it } from 'vitest';
import { gradeFor, guessSubject } from './new-classroom.rules.ts';

it.each([
  [['Morning Math Lab'], 'math'],
  [['Room 12 Explorers', 'Science · Room 12'], 'science'],
  [['5B Writers and Readers', 'Language Arts · Period 3'], 'languageArts'],
  [['Choir of the Long River Valley Elementary School'], 'music'],
  [['Art Room'], 'art'],
  [['Spanish 1'], 'foreignLanguage'],
  [['social studies', 'Math Club'], 'socialStudies'],
  [['english/language arts', 'Room 4'], 'languageArts'],
  [['Homeroom', undefined], 'others'],
  [[undefined], 'others'],
])('guesses from the hints %j the subject %s', (hints, subject) => {
  expect(guessSubject(...hints)).toBe(subject);
});

it.each([
  ['5', ['3'], '5'],
  ['Kindergarten', ['3'], 'Kindergarten'],
  ['PostGraduate', ['3', '4'], '3'],
  [undefined, ['4'], '4'],
  [undefined, [], 'Kindergarten'],
])(
  'chooses for a class of grade %j and a teacher of grades %j the grade %s',
  (suggestion, taught, grade) => {
    expect(gradeFor(suggestion, taught)).toBe(grade);
  },
);
