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

describe('parseInput', () => {
  it('maps wire names to domain names', () => {
    expect(parseInput(createClassRoom, classroomForm({ noOfStudents: '24' }))).toMatchObject({
      name: expect.any(String),
      capacity: 24,
    });
  });

  it.each([
    ['capacity', { noOfStudents: undefined, capacity: '24' }, 'noOfStudents'],
    ['name', { classRoomName: undefined, name: 'Room 12' }, 'classRoomName'],
  ])('rejects the domain name %s in place of the wire name', (_own, changes, missing) => {
    const form: Record<string, unknown> = { ...classroomForm(), ...changes };
    expect(fieldErrors(createClassRoom, form)).toHaveProperty([missing]);
  });

  it('ignores domain names of a target or a license that have other wire names', () => {
    const body = { childId: 'c1', licenseType: 'teacherAccount', grades: '3', schoolCode: 'x' };
    expect(parseInput(updateUser, body)).toEqual({});
  });

  it('prefers the wire name when a body has both names', () => {
    const body = { ...classroomForm({ noOfStudents: '24' }), capacity: '1' };
    expect(parseInput(createClassRoom, body)).toMatchObject({ capacity: 24 });
  });

  it.each([
    ['student', { username: 'maya4827' }],
    ['parent', { email: 'maya4827@home.test' }],
  ])('reads `email` as the sign-in name of the user type %s', (userType, expected) => {
    const [email] = Object.values(expected);
    expect(parseInput(login, { userType, email, password: 'x' })).toEqual({
      userType,
      password: 'x',
      ...expected,
    });
  });

  it('rejects an unknown type under its wire name', () => {
    const child = childForm();
    expect(fieldErrors(createUser, { ...child, userType: 'operator' })).toEqual({
      userType: 'Please choose one of the options',
    });
    const school = { ...schoolAccount(), wonderfieldLicenseFor: 'state', licenseFor: 'school' };
    expect(fieldErrors(createSchoolAccount, school)).toEqual({
      wonderfieldLicenseFor: expect.any(String),
    });
  });

  it('rejects renamed fields in a schema that is not an object', () => {
    const call = { input: z.record(z.string(), z.string()), fields: { a: 'b' } };
    expect(() => parseInput(call, { b: '1' })).toThrow('Only an object schema can have rename');
  });
});

describe('toWireErrors', () => {
  it('renames field errors to wire names, also inside lists', () => {
    const error = new DomainError('USN_001', { errors: { 'students.2.username': 'taken' } });
    const encoded = toWireErrors({ students: 'studentDetails' }, error);
    expect((encoded as DomainError).details.errors).toEqual({
      'studentDetails.2.username': 'taken',
    });
  });

  it('leaves errors without field names unchanged', () => {
    const bug = new Error('a bug');
    expect(toWireErrors({ a: 'b' }, bug)).toBe(bug);
    const plain = new DomainError('CLS_001');
    expect(toWireErrors({ a: 'b' }, plain)).toBe(plain);
  });
});
