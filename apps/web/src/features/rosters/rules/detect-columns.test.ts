import { describe, expect, it } from 'vitest';
import { findColumns } from './detect-columns.ts';

const rows = (text: string) => text.split('\n').map((line) => line.split('|'));

describe('headings', () => {
  it.each([
    ['First name|Last name', { firstName: 0, lastName: 1 }],
    ['LAST NAME|FIRST NAME', { lastName: 0, firstName: 1 }],
    ['surname|Given Names|Username', { lastName: 0, firstName: 1, username: 2 }],
    ['Student ID|Student First Name|Student Last Name', { firstName: 1, lastName: 2 }],
    ["Student's First Name|Student's Last Name", { firstName: 0, lastName: 1 }],
    ['No.|Name|Email', { fullName: 1, username: 2 }],
    ['#|Student|Grade', { fullName: 1 }],
    ['#|Pupils|Form', { fullName: 1 }],
    ['Pupil First Name|Pupil Last Name', { firstName: 0, lastName: 1 }],
    ['Pupil name|Form', { fullName: 0 }],
    ['Full Name|User name|E-mail address', { fullName: 0, username: 1 }],
    ['Last Name, First Name|Email', { fullName: 0, username: 1 }],
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
  ])('%s', (header, columns) => {
    expect(findColumns(rows(`${header}\nx|y|z`))).toMatchObject({ columns, header: 0 });
  });

  it('have no digits: somebody may be called Student S7', () => {
    expect(findColumns(rows('StudentS7|Number7'))).toMatchObject({ header: -1 });
  });

  it('may stand below a title', () => {
    const cells = rows('Class 3B\nFall 2026\nFirst name|Last name\nAmara|Diallo');
    expect(findColumns(cells)).toMatchObject({ columns: { firstName: 0, lastName: 1 }, header: 2 });
  });
});

describe('without headings', () => {
  it.each([
    ['one column of names', 'Amara Diallo\nBen Whitaker', { fullName: 0 }],
    ['first and last name', 'Amara|Diallo\nBen|Whitaker', { firstName: 0, lastName: 1 }],
    ['numbers in front', '1|Amara|Diallo\n2|Ben|Whitaker', { firstName: 1, lastName: 2 }],
    ['numbers and whole names', '1|Amara Diallo\n2|Ben Whitaker', { fullName: 1 }],
    ['"Last, First" in a column', 'Diallo, Amara|Red\nWhitaker, Ben|Blue', { fullName: 0 }],
    ['a grade behind', 'Amara Diallo|Grade 3\nBen Whitaker|Grade 3', { fullName: 0 }],
    [
      'an address behind',
      'Amara|Diallo|amara@school.org\nBen|Whitaker|ben@school.org',
      { firstName: 0, lastName: 1, username: 2 },
    ],
    ['a formula', '=1+1|Diallo', { firstName: 0, lastName: 1 }],
    ['nothing that looks like a name', '123|456', { fullName: 0 }],
  ])('%s', (_what, text, columns) => {
    expect(findColumns(rows(text))).toMatchObject({ columns, header: -1 });
  });

  it('of nothing there is nobody', () => {
    expect(findColumns([])).toMatchObject({ columns: { fullName: 0 }, header: -1 });
  });
});

describe('the order of two columns of names', () => {
  it.each([
    ['known first names tell', 'Diallo|Amara\nWhitaker|Ben', { lastName: 0, firstName: 1 }, false],
    ['an address tells', 'Bakare|Tunde|tunde@x.org', { lastName: 0, firstName: 1 }, false],
    ['nothing tells', 'Bakare|Tunde\nOkonkwo|Chidinma', { firstName: 0, lastName: 1 }, true],
  ])('%s', (_what, text, columns, isOrderUnsure) => {
    expect(findColumns(rows(text))).toMatchObject({ columns, isOrderUnsure });
  });

  it('is what a person says, whatever the headings say', () => {
    const cells = rows('First|Last\nAmara|Diallo');
    expect(findColumns(cells, { order: 'lastFirst' }).columns).toEqual({
      lastName: 0,
      firstName: 1,
    });
  });
});
