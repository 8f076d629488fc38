import { describe, expect, it } from 'vitest';
import { columnsOfHeadings, detectColumns } from './detect-columns.ts';

const rows = (text: string) => text.split('\n').map((line) => line.split('|'));

describe('columnsOfHeadings', () => {
  it.each([
    ['First name|Last name', { firstName: 0, lastName: 1 }],
    ['LAST NAME|FIRST NAME', { lastName: 0, firstName: 1 }],
    ['surname|Given Names|Username', { lastName: 0, firstName: 1, username: 2 }],
    ['Student ID|Student First Name|Student Last Name', { firstName: 1, lastName: 2 }],
    ["Student's First Name|Student's Last Name", { firstName: 0, lastName: 1 }],
    ['No.|Name|Email', { fullName: 1 }],
    ['#|Student|Grade', { fullName: 1 }],
    ['#|Pupils|Form', { fullName: 1 }],
    ['Pupil First Name|Pupil Last Name', { firstName: 0, lastName: 1 }],
    ['Pupil name|Form', { fullName: 0 }],
    ['Full Name|User name|E-mail address', { fullName: 0, username: 1 }],
    ['Last Name, First Name|Email', { fullName: 0 }],
    ['first|last', { firstName: 0, lastName: 1 }],
    [
      'First Name (required)|Last_Name|Username (optional)',
      { firstName: 0, lastName: 1, username: 2 },
    ],
    ['Vorname|Name', { firstName: 0, lastName: 1 }],
    ['Surname|Name', { lastName: 0, firstName: 1 }],
    ['Prénom|Nom de famille', { firstName: 0, lastName: 1 }],
    ['First Name|Last Name|Full Name|Grade', { firstName: 0, lastName: 1 }],
    ['First Name|First Name|Last Name', { firstName: 0, lastName: 2 }],
  ])('detects the columns of the headings %s', (header, columns) => {
    expect(columnsOfHeadings(header.split('|')).columns).toEqual(columns);
  });

  it('prefers the order chosen by the user over the headings', () => {
    expect(columnsOfHeadings(['First', 'Last'], 'lastFirst').columns).toEqual({
      lastName: 0,
      firstName: 1,
    });
  });
});

describe('detectColumns', () => {
  it.each([
    ['one column of names', 'Amara Diallo\nBen Whitaker', { fullName: 0 }],
    ['first and last name', 'Amara|Diallo\nBen|Whitaker', { firstName: 0, lastName: 1 }],
    [
      'numbers in the first column',
      '1|Amara|Diallo\n2|Ben|Whitaker',
      { firstName: 1, lastName: 2 },
    ],
    ['numbers and full names', '1|Amara Diallo\n2|Ben Whitaker', { fullName: 1 }],
    ['"Last, First" in a column', 'Diallo, Amara|Red\nWhitaker, Ben|Blue', { fullName: 0 }],
    ['a grade after the name', 'Amara Diallo|Grade 3\nBen Whitaker|Grade 3', { fullName: 0 }],
    [
      'an email after the name',
      'Amara|Diallo|amara@school.org\nBen|Whitaker|ben@school.org',
      { firstName: 0, lastName: 1 },
    ],
    ['a formula', '=1+1|Diallo', { firstName: 0, lastName: 1 }],
    ['no names', '123|456', { fullName: 0 }],
  ])('detects the columns of a list with %s', (_what, text, columns) => {
    expect(detectColumns(rows(text))).toMatchObject({ columns, hasHeadings: false });
  });

  it('returns a column of full names for an empty list', () => {
    expect(detectColumns([])).toMatchObject({ columns: { fullName: 0 } });
  });
});

describe('Order of two name columns', () => {
  it.each([
    ['first names are known', 'Diallo|Amara\nWhitaker|Ben', { lastName: 0, firstName: 1 }, false],
    [
      'an email contains the first name',
      'Bakare|Tunde|tunde@x.org',
      { lastName: 0, firstName: 1 },
      false,
    ],
    [
      'the order is ambiguous',
      'Bakare|Tunde\nOkonkwo|Chidinma',
      { firstName: 0, lastName: 1 },
      true,
    ],
  ])('detects the name order when %s', (_what, text, columns, isOrderUnsure) => {
    expect(detectColumns(rows(text))).toMatchObject({ columns, isOrderUnsure });
  });
});
