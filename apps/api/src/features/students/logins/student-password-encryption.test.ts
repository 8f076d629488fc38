import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSealer } from '../../../security/sealing.ts';
import { openStudentPassword, sealStudentPassword } from './student-password-encryption.ts';

const sealer = createSealer(randomBytes(32));

it('decrypts stored and new student passwords', () => {
  const stored = sealer.seal('River#Panda472', 'child:1');
  expect(openStudentPassword(sealer, { id: '1', sealed: stored })).toBe('River#Panda472');
  const sealed = sealStudentPassword(sealer, { id: '1', password: 'River#Panda472' });
  expect(sealer.open(sealed, 'child:1')).toBe('River#Panda472');
});

it('does not decrypt another student’s password', () => {
  const sealed = sealStudentPassword(sealer, { id: '1', password: 'River#Panda472' });
  expect(() => openStudentPassword(sealer, { id: '2', sealed })).toThrow();
});
