import { beforeEach, describe, expect, it } from 'vitest';
import { type Verification, Verifications } from './verifications.ts';

const PHONE = '+14155552671';
const MINUTE_MS = 60_000;
let time: number;
let verifications: Verifications;

beforeEach(() => {
  time = Date.parse('2026-11-15T12:00:00Z');
  verifications = new Verifications(() => new Date(time));
});

const send = (to = PHONE) => verifications.send(to) as Verification;
const wrongFor = ({ code }: Verification) => (code === '000000' ? '111111' : '000000');

describe('Verifications', () => {
  it('keeps the code for ten minutes, however often it is sent', () => {
    const first = send();
    time += 10 * MINUTE_MS - 1;
    const again = send();
    expect([again.sid, again.code]).toEqual([first.sid, first.code]);
    expect(again.sends).toHaveLength(2);
    time += 1;
    expect(send().sid).not.toBe(first.sid);
  });

  it('ends a verification ten minutes after the first message', () => {
    const { code } = send();
    time += 6 * MINUTE_MS;
    send();
    time += 4 * MINUTE_MS;
    expect(verifications.check(PHONE, code)).toBe('gone');
  });

  it('approves the code until the end of ten minutes and only once', () => {
    const { code } = send();
    time += 10 * MINUTE_MS - 1;
    expect(verifications.check(PHONE, code)).toMatchObject({ status: 'approved' });
    expect(verifications.check(PHONE, code)).toBe('gone');
  });

  it('starts a new verification after an approval', () => {
    const first = send();
    verifications.check(PHONE, first.code);
    expect(send()).toMatchObject({ status: 'pending', sends: [expect.anything()] });
    expect(send().sid).not.toBe(first.sid);
  });

  it('stays pending after a wrong code', () => {
    const verification = send();
    expect(verifications.check(PHONE, wrongFor(verification))).toMatchObject({ status: 'pending' });
  });

  it('keeps the verifications of different numbers separate', () => {
    send();
    const other = send('+14155550000');
    expect(verifications.check('+14155550001', other.code)).toBe('gone');
    expect(verifications.check(other.sid, other.code)).toMatchObject({ to: '+14155550000' });
  });

  it('allows five checks and rejects the sixth even with the right code', () => {
    const lucky = send('+14155550000');
    const unlucky = send();
    for (let checked = 1; checked <= 4; checked += 1) {
      verifications.check(lucky.to, wrongFor(lucky));
      verifications.check(unlucky.to, wrongFor(unlucky));
    }
    expect(verifications.check(lucky.to, lucky.code)).toMatchObject({ status: 'approved' });
    verifications.check(unlucky.to, wrongFor(unlucky));
    expect(verifications.check(unlucky.to, unlucky.code)).toBe('tooManyChecks');
  });

  it('blocks a verification without checks left until it expires', () => {
    const verification = send();
    for (let checked = 1; checked <= 5; checked += 1)
      verifications.check(PHONE, wrongFor(verification));
    send();
    expect(verifications.check(PHONE, verification.code)).toBe('tooManyChecks');
    time += 10 * MINUTE_MS;
    expect(verifications.check(PHONE, send().code)).toMatchObject({ status: 'approved' });
  });

  it('allows five messages per verification and more after it expires', () => {
    for (let sent = 1; sent <= 5; sent += 1) expect(send().sends).toHaveLength(sent);
    expect(verifications.send(PHONE)).toBe('tooManySends');
    expect(send('+14155550000').sends).toHaveLength(1);
    time += 10 * MINUTE_MS;
    expect(send().sends).toHaveLength(1);
  });
});
