import { ApiError, isSessionEnd } from '@wonderfield/client/errors';
import { validateOtp } from '@wonderfield/contract/educators/educator-codec';
import { oneTimeCode } from '@wonderfield/contract/fields';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import { useEffect, useState } from 'react';
import { type AnswerOf, callApi } from '../call/call-client.ts';

export type Contact = { phoneNumber: string; email: string };
type Sent = AnswerOf<'sendAuthEmail'> & { contact: Contact };

const SECOND_MS = 1000;

/** Counts down to zero in seconds. */
const useCountdown = () => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds <= 0) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds] as const;
};

export const sameContact = (first: Contact | undefined, second: Contact | undefined) =>
  first?.phoneNumber === second?.phoneNumber && first?.email === second?.email;

/** Sends a one-time code to a contact and verifies the input. */
export const useContactCheck = (
  contact: Contact | undefined,
  onChecked: (ticket: string | undefined, contact: Contact) => void,
) => {
  const [sent, setSent] = useState<Sent>();
  const [checked, setChecked] = useState<Contact>();
  const [code, setCode] = useState('');
  const [problem, setError] = useState<{ words: string; contact: Contact | undefined }>();
  const [busy, setBusy] = useState<'sending' | 'verifying'>();
  const [seconds, setSeconds] = useCountdown();
  const [waiting, setWaiting] = useState<Contact>();

  // A code belongs to its contact. Another contact resets the message and the wait.
  const current = sameContact(sent?.contact, contact) ? sent : undefined;
  const isDone = checked !== undefined && sameContact(checked, contact);
  const tell = (words: string) => setError({ words, contact });
  const wait = (next: number) => {
    setSeconds(next);
    setWaiting(contact);
  };

  const attempt = async (step: 'sending' | 'verifying', work: () => Promise<void>) => {
    setBusy(step);
    setError(undefined);
    try {
      await work();
    } catch (error) {
      if (isSessionEnd(error)) return;
      const rejected = error instanceof ApiError ? error : undefined;
      if (rejected?.code === 'OTP_004') wait(rejected.retryAfterSeconds ?? 0);
      tell(rejected?.errors.code ?? (error as Error).message);
    } finally {
      setBusy(undefined);
    }
  };

  const send = () =>
    attempt('sending', async () => {
      if (!contact) return;
      const response = await callApi('sendAuthEmail', contact);
      setSent({ ...response, contact });
      setCode('');
      wait(response.resendAfterSeconds);
    });

  const verify = async () => {
    if (!current) return;
    if (!oneTimeCode.safeParse(code).success) {
      tell(FIELD_MESSAGES.oneTimeCodeMissing);
      return;
    }
    await attempt('verifying', async () => {
      const { contactCheckTicket } = await callApi(validateOtp, {
        challengeId: current.challengeId,
        phoneNumber: current.contact.phoneNumber,
        code,
      });
      setChecked(current.contact);
      onChecked(contactCheckTicket, current.contact);
    });
  };

  return {
    sent: current,
    isDone,
    code,
    setCode,
    error: sameContact(problem?.contact, contact) ? problem?.words : undefined,
    waitSeconds: sameContact(waiting, contact) ? seconds : 0,
    isSending: busy === 'sending',
    isVerifying: busy === 'verifying',
    send,
    verify,
  };
};
