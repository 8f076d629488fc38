import { startSandbox } from '@wonderfield/sandbox/start-sandbox';
import { TEXT_KEYS } from '@wonderfield/sandbox/texts/text-keys';
import { openTextCodes, type TextCodes } from '../../src/gateways/sms-codes.ts';

/** Starts a fake SMS provider with the real gateway and records its requests. */
export const startTextSandbox = async () => {
  const sandbox = await startSandbox({ port: 0 });
  const gateway = openTextCodes({
    TWILIO_ACCOUNT_SID: TEXT_KEYS.accountSid,
    TWILIO_AUTH_TOKEN: TEXT_KEYS.authToken,
    TWILIO_VERIFY_SERVICE_SID: TEXT_KEYS.serviceSid,
    TWILIO_VERIFY_URL: String(sandbox.services.texts),
  });
  if (!gateway) throw new Error('SMS is not configured');
  const count = { sends: 0, checks: 0 };
  const textCodes: TextCodes = {
    send: (to) => {
      count.sends += 1;
      return gateway.send(to);
    },
    check: (to, code) => {
      count.checks += 1;
      return gateway.check(to, code);
    },
  };
  return {
    textCodes,
    /** Number of send and check requests. */
    count,
    /** Returns the codes in the text messages to a phone, newest first. */
    codesTo: async (phone: string) => {
      const url = `${sandbox.homeUrl}/texts/messages?to=${encodeURIComponent(phone)}`;
      const messages = (await (await fetch(url)).json()) as { body: string }[];
      return messages.map(({ body }) => /\d{6}/.exec(body)?.[0] ?? '');
    },
    failNext: async (times: number) => {
      await fetch(`${sandbox.homeUrl}/texts/fail-next`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ times }),
      });
    },
    close: () => sandbox.close(),
  };
};

export type TextSandbox = Awaited<ReturnType<typeof startTextSandbox>>;
