import { expect, it } from 'vitest';
import { z } from 'zod';
import { updateUser } from './accounts/account-codec.ts';
import { fromWireNames, toWireNames } from './codec.ts';
import { defineCall } from './define-call.ts';

const FIELDS = { username: 'email', capacity: 'noOfStudents', students: 'studentDetails' };

it.each([
  ['capacity', 'noOfStudents'],
  ['firstName', 'firstName'],
  ['students.2.username', 'studentDetails.2.username'],
])('maps the domain name %s to the wire name %s', (own, wired) => {
  expect(toWireNames(FIELDS, { [own]: 1 })).toEqual({ [wired]: 1 });
});

it('renames the fields of a request and keeps names that are equal on both sides', () => {
  expect(toWireNames(FIELDS, { capacity: 3, firstName: 'Ada' })).toEqual({
    noOfStudents: 3,
    firstName: 'Ada',
  });
  expect(toWireNames(undefined, { capacity: 3 })).toEqual({ capacity: 3 });
});

it.each([
  ['of a username', ['username'], { username: 'taken' }],
  ['of an email', ['email'], { email: 'taken' }],
])(
  'maps a wire error to the domain name %s, depending on the sent fields',
  (_whose, sent, expected) => {
    expect(fromWireNames(FIELDS, { email: 'taken' }, sent)).toEqual(expected);
  },
);

it('maps an error inside a list to the list’s domain name and keeps unknown names', () => {
  const errors = { 'studentDetails.3.username': 'taken', other: 'no' };
  expect(fromWireNames(FIELDS, errors, ['students'])).toEqual({
    'students.3.username': 'taken',
    other: 'no',
  });
});

it('encodes grades as comma-separated text and omits missing fields', () => {
  expect(updateUser.send({ grades: ['3', '4'] })).toEqual({ grades: '3,4' });
  expect(updateUser.send({ grades: '3,4' })).toEqual({ grades: '3,4' });
  expect(updateUser.send({})).toEqual({});
});

it('fails to compile a call whose encoded result does not match its output', () => {
  const call = { name: 'x', summary: 'X.', access: ['student'], refusals: [] } as const;
  const output = z.object({ userJson: z.string() });
  const input = z.object({});
  // @ts-expect-error: the output has no `usrJson`, and wants a `userJson`
  defineCall({ ...call, input, output, write: (name: string) => ({ usrJson: name }) });
  defineCall({ ...call, input, output, write: (name: string) => ({ userJson: name }) });
});
