import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import { oneTimeCode } from '@wonderfield/contract/fields';
import { useEffect, useState } from 'react';
import { type AnswerOf, CallRefused, callApi, isSessionEnd } from '../call-client.ts';

export type Contact = { phoneNumber: string; email: string };
type Sent = AnswerOf<'sendAuthEmail'> & { contact: Contact };

const SECOND_MS = 1000;

/** Counts down to zero, a second at a time. */
const useCountdown = () => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds <= 0) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds] as const;
};

const sameContact = (one: Contact | undefined, other: Contact | undefined) =>
  one?.phoneNumber === other?.phoneNumber && one?.email === other?.email;

/** Sends a one-time code to a contact and checks what comes back. */
export const useContactCheck = (
  contact: Contact | undefined,
  onChecked: (ticket: string | undefined) => void,
) => {
  const [sent, setSent] = useState<Sent>();
  const [checked, setChecked] = useState<Contact>();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<'sending' | 'verifying'>();
  const [waitSeconds, setWaitSeconds] = useCountdown();

  // A code belongs to where it was sent: another number starts anew.
  const current = sameContact(sent?.contact, contact) ? sent : undefined;
  const isDone = checked !== undefined && sameContact(checked, contact);

  const attempt = async (step: 'sending' | 'verifying', work: () => Promise<void>) => {
    setBusy(step);
    setError(undefined);
    try {
      await work();
      return true;
    } catch (problem) {
      if (isSessionEnd(problem)) return false;
      if (problem instanceof CallRefused && problem.code === 'OTP_004') {
        setWaitSeconds(problem.retryAfterSeconds ?? 0);
      }
      const words = problem instanceof CallRefused && problem.errors.otpCode;
      setError(words || (problem as Error).message);
      return false;
    } finally {
      setBusy(undefined);
    }
  };

  const send = () =>
    attempt('sending', async () => {
      if (!contact) return;
      const answer = await callApi('sendAuthEmail', contact);
      setSent({ ...answer, contact });
      setCode('');
      setWaitSeconds(answer.resendAfterSeconds);
    });

  const verify = async () => {
    if (!current) return;
    if (!oneTimeCode.safeParse(code).success) {
      setError(FIELD_MESSAGES.oneTimeCodeMissing);
      return;
    }
    await attempt('verifying', async () => {
      const { contactCheckTicket } = await callApi('validateOtp', {
        challengeId: current.challengeId,
        phoneNumber: current.contact.phoneNumber,
        otpCode: code,
      });
      setChecked(current.contact);
      onChecked(contactCheckTicket);
    });
  };

  return {
    sent: current,
    isDone,
    code,
    setCode,
    error,
    waitSeconds,
    isSending: busy === 'sending',
    isVerifying: busy === 'verifying',
    send,
    verify,
  };
};
