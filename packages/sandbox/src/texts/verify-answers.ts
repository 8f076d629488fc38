import { TEXT_KEYS } from './text-keys.ts';
import type { Verification } from './verifications.ts';

const { accountSid, serviceSid } = TEXT_KEYS;

/** The provider's timestamps have no fractions of a second. */
const time = (at: Date) => at.toISOString().replace(/\.\d+Z$/, 'Z');

const common = ({ sid, to, status, createdAt, updatedAt }: Verification) => ({
  sid,
  service_sid: serviceSid,
  account_sid: accountSid,
  to,
  channel: 'sms',
  status,
  valid: status === 'approved',
  amount: null,
  payee: null,
  date_created: time(createdAt),
  date_updated: time(updatedAt),
});

export const sentAnswer = (verification: Verification) => ({
  ...common(verification),
  lookup: { carrier: null },
  send_code_attempts: verification.sends.map(({ sid, at }) => ({
    time: time(at),
    channel: 'sms',
    attempt_sid: sid,
  })),
  sna: null,
  url: `https://verify.twilio.com/v2/Services/${serviceSid}/Verifications/${verification.sid}`,
});

export const checkedAnswer = (verification: Verification) => ({
  ...common(verification),
  sna_attempts_error_codes: [],
});
