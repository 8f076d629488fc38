import { createUser, login, updateUser } from '@wonderfield/contract/accounts/account-calls';
import { createClassRoom } from '@wonderfield/contract/classrooms/classroom-calls';
import { createSchoolAccount } from '@wonderfield/contract/educators/educator-calls';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { childForm } from '../../testing/factories/child-form.ts';
import { classroomForm } from '../../testing/factories/classroom-form.ts';
import { schoolAccount } from '../../testing/factories/school-account.ts';
import { DomainError } from '../domain-error.ts';
import { parseInput } from './parse-input.ts';
import { toWireErrors } from './to-wire-errors.ts';

const fieldErrors = (call: Parameters<typeof parseInput>[0], body: Record<string, unknown>) => {
  try {
    parseInput(call, body);
    return {};
  } catch (error) {
    return (error as DomainError).details.errors;
  }
};

describe('the body of a call', () => {
  it('is read under the names of the wire, in the words of the code', () => {
    expect(parseInput(createClassRoom, classroomForm({ noOfStudents: '24' }))).toMatchObject({
      name: expect.any(String),
      capacity: 24,
    });
  });

  it.each([
    ['capacity', { noOfStudents: undefined, capacity: '24' }, 'noOfStudents'],
    ['name', { classRoomName: undefined, name: 'Room 12' }, 'classRoomName'],
  ])('does not take the code’s own word %s for the wire’s', (_own, changes, missing) => {
    const form: Record<string, unknown> = { ...classroomForm(), ...changes };
    expect(fieldErrors(createClassRoom, form)).toHaveProperty([missing]);
  });

  it('lets no word of the code name a target or a license that the wire has other words for', () => {
    const body = { childId: 'c1', licenseType: 'teacherAccount', grades: '3', schoolCode: 'x' };
    expect(parseInput(updateUser, body)).toEqual({});
  });

  it('takes the wire’s word where both are sent', () => {
    const body = { ...classroomForm({ noOfStudents: '24' }), capacity: '1' };
    expect(parseInput(createClassRoom, body)).toMatchObject({ capacity: 24 });
  });

  it.each([
    ['student', { username: 'maya4827' }],
    ['parent', { email: 'maya4827@home.test' }],
  ])('says what `email` is by the kind of user: %s', (userType, expected) => {
    const [email] = Object.values(expected);
    expect(parseInput(login, { userType, email, password: 'x' })).toEqual({
      userType,
      password: 'x',
      ...expected,
    });
  });

  it('is refused whole for a kind there is not, under the name the wire has for the kind', () => {
    const child = childForm();
    expect(fieldErrors(createUser, { ...child, userType: 'operator' })).toEqual({
      userType: 'Please choose one of the options',
    });
    const school = { ...schoolAccount(), wonderfieldLicenseFor: 'state', licenseFor: 'school' };
    expect(fieldErrors(createSchoolAccount, school)).toEqual({
      wonderfieldLicenseFor: expect.any(String),
    });
  });

  it('is never read around its names: a form that is no object cannot have any', () => {
    const call = { input: z.record(z.string(), z.string()), fields: { a: 'b' } };
    expect(() => parseInput(call, { b: '1' })).toThrow('in an object only');
  });
});

describe('the fields a use case refuses', () => {
  it('are told by their names on the wire, inside lists too', () => {
    const error = new DomainError('USN_001', { errors: { 'students.2.username': 'taken' } });
    const encoded = toWireErrors({ students: 'studentDetails' }, error);
    expect((encoded as DomainError).details.errors).toEqual({
      'studentDetails.2.username': 'taken',
    });
  });

  it('leave anything else that was thrown as it is', () => {
    const bug = new Error('a bug');
    expect(toWireErrors({ a: 'b' }, bug)).toBe(bug);
    const plain = new DomainError('CLS_001');
    expect(toWireErrors({ a: 'b' }, plain)).toBe(plain);
  });
});
