import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSealer } from './sealing.ts';
import { createTicket, readTicket } from './tickets.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const sealer = createSealer(Buffer.alloc(32, 1));
const Schema = z.object({ phone: z.string() });
const ticket = createTicket(sealer, 'contact', { phone: '+15035550142' }, later(1000));
const read = (text: string, { kind = 'contact', at = NOW, by = sealer } = {}) =>
  readTicket(by, kind, Schema, text, at);

describe('tickets', () => {
  it('returns the data of a ticket, which is not readable from outside', () => {
    expect(read(ticket)).toEqual({ phone: '+15035550142' });
    expect(Buffer.from(ticket, 'base64url').toString('latin1')).not.toContain('5035550142');
  });

  it('rejects an expired ticket', () => {
    expect(read(ticket, { at: later(999) })).toBeDefined();
    expect(read(ticket, { at: later(1000) })).toBeUndefined();
  });

  it('rejects a ticket of another kind', () => {
    expect(read(ticket, { kind: 'age-check' })).toBeUndefined();
  });

  it('rejects a ticket that was created with another key', () => {
    expect(read(ticket, { by: createSealer(Buffer.alloc(32, 2)) })).toBeUndefined();
  });

  it('rejects a ticket with other data than expected', () => {
    const other = createTicket(sealer, 'contact', { email: 'a@home.test' }, later(1000));
    expect(read(other)).toBeUndefined();
  });

  it('rejects a ticket with any changed bit', () => {
    const bytes = Buffer.from(ticket, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(read(changed.toString('base64url'))).toBeUndefined();
    }
  });

  it.each(['', 'x', '====', 'A'.repeat(600), '{"phone":"+1","expiresAt":9e15}'])(
    'rejects %j as a ticket',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});

describe('lookup hash', () => {
  it('returns the same lookup hash only for the same text, purpose and key', () => {
    const mark = sealer.mark('7K3M92QD', 'school-code');
    expect(sealer.mark('7K3M92QD', 'school-code')).toEqual(mark);
    const others = [
      sealer.mark('7K3M92QE', 'school-code'),
      sealer.mark('7K3M92QD', 'class-code'),
      createSealer(Buffer.alloc(32, 2)).mark('7K3M92QD', 'school-code'),
    ];
    for (const other of others) expect(other).not.toEqual(mark);
    expect(mark).toHaveLength(32);
  });
});
