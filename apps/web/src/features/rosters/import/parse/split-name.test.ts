import { describe, expect, it } from 'vitest';
import { type NameReading, splitName } from './split-name.ts';

// @proves D-8-one-word
it.each([
  ['Amara Diallo', 'Amara', 'Diallo', []],
  ['Diallo, Amara', 'Amara', 'Diallo', []],
  ['Diallo,Amara', 'Amara', 'Diallo', []],
  ['de la Cruz, Ana Maria', 'Ana Maria', 'de la Cruz', []],
  ['Ana Maria Lopez', 'Ana Maria', 'Lopez', ['split']],
  ['Ana Maria de la Cruz', 'Ana Maria', 'de la Cruz', ['split']],
  ['Ana Maria DE LA CRUZ', 'Ana Maria', 'DE LA CRUZ', []],
  ['Ana Maria LOPEZ', 'Ana Maria', 'LOPEZ', []],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven', []],
  ['Mary-Ann St. Clair', 'Mary-Ann', 'St. Clair', []],
  ['Vries, Anna de', 'Anna', 'de Vries', []],
  ['JOHNSON Emma', 'Emma', 'JOHNSON', []],
  ['ELLA Turner', 'ELLA', 'Turner', []],
  ['Johnson Emma', 'Johnson', 'Emma', ['order']],
  ['Emma J. Johnson', 'Emma J.', 'Johnson', []],
  ['Van Morrison', 'Van', 'Morrison', []],
  ['Mary-Jane O’Neil', 'Mary-Jane', 'O’Neil', []],
  ['John Smith Jr.', 'John', 'Smith Jr.', []],
  ['John Smith, Jr.', 'John', 'Smith Jr.', []],
  ['Smith, John, Jr.', 'John', 'Smith Jr.', []],
  ['Henry Ford III', 'Henry', 'Ford III', []],
  ['Amara', 'Amara', '', ['oneWord']],
  ['F', 'F', '', ['oneLetter']],
  ['Diallo,', 'Diallo', '', ['oneWord']],
  ['李娜', '李娜', '', ['unspaced']],
  ['李 娜', '李', '娜', ['order']],
  ['Иван Петров', 'Иван', 'Петров', ['order']],
  ['Nguyễn An', 'Nguyễn', 'An', ['order']],
  ['محمد علي', 'محمد', 'علي', []],
  ['', '', '', []],
])('splits %j into %j and %j with the guesses %j', (full, firstName, lastName, guesses) => {
  expect(splitName(full)).toMatchObject({ firstName, lastName, guesses });
});

describe('splitName with a chosen order', () => {
  const first: NameReading = { plain: 'firstFirst', comma: 'firstFirst', isChosen: true };
  const last: NameReading = { plain: 'lastFirst', comma: 'lastFirst', isChosen: true };
  it.each([
    ['Amara, Diallo', first, 'Amara', 'Diallo', []],
    ['李 娜', first, '李', '娜', []],
    ['李 娜', last, '娜', '李', []],
    ['Diallo Amara', last, 'Amara', 'Diallo', []],
    ['de la Cruz Ana', last, 'Ana', 'de la Cruz', ['split']],
    ['DE LA CRUZ Ana Maria', last, 'Ana Maria', 'DE LA CRUZ', []],
  ])('splits %j in the chosen order', (full, how, firstName, lastName, guesses) => {
    expect(splitName(full, how)).toMatchObject({ firstName, lastName, guesses });
  });
});
