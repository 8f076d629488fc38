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

describe('a verification', () => {
  it('keeps its code until its ten minutes are over, however often it is sent', () => {
    const first = send();
    time += 10 * MINUTE_MS - 1;
    const again = send();
    expect([again.sid, again.code]).toEqual([first.sid, first.code]);
    expect(again.sends).toHaveLength(2);
    time += 1;
    expect(send().sid).not.toBe(first.sid);
  });

  it('is gone after ten minutes, counted from the first send', () => {
    const { code } = send();
    time += 6 * MINUTE_MS;
    send();
    time += 4 * MINUTE_MS;
    expect(verifications.check(PHONE, code)).toBe('gone');
  });

  it('is approved by its code in the last moment, and by no code twice', () => {
    const { code } = send();
    time += 10 * MINUTE_MS - 1;
    expect(verifications.check(PHONE, code)).toMatchObject({ status: 'approved' });
    expect(verifications.check(PHONE, code)).toBe('gone');
  });

  it('that was approved makes room for a new one', () => {
    const first = send();
    verifications.check(PHONE, first.code);
    expect(send()).toMatchObject({ status: 'pending', sends: [expect.anything()] });
    expect(send().sid).not.toBe(first.sid);
  });

  it('stays pending after a wrong code', () => {
    const verification = send();
    expect(verifications.check(PHONE, wrongFor(verification))).toMatchObject({ status: 'pending' });
  });

  it('of one number says nothing about another', () => {
    send();
    const other = send('+14155550000');
    expect(verifications.check('+14155550001', other.code)).toBe('gone');
    expect(verifications.check(other.sid, other.code)).toMatchObject({ to: '+14155550000' });
  });

  it('takes five checks: the fifth may be right, the sixth is refused whatever it says', () => {
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

  it('is not freed by another send when its checks are used up, only by time', () => {
    const verification = send();
    for (let checked = 1; checked <= 5; checked += 1)
      verifications.check(PHONE, wrongFor(verification));
    send();
    expect(verifications.check(PHONE, verification.code)).toBe('tooManyChecks');
    time += 10 * MINUTE_MS;
    expect(verifications.check(PHONE, send().code)).toMatchObject({ status: 'approved' });
  });

  it('is sent five times at most, and again when it is over', () => {
    for (let sent = 1; sent <= 5; sent += 1) expect(send().sends).toHaveLength(sent);
    expect(verifications.send(PHONE)).toBe('tooManySends');
    expect(send('+14155550000').sends).toHaveLength(1);
    time += 10 * MINUTE_MS;
    expect(send().sends).toHaveLength(1);
  });
});
