import { z } from 'zod';
import type { Config } from '../config.ts';

/** Display name of the service in error messages. */
export const TEXT_MESSAGES = 'Text messaging';

export type TextCodes = {
  /** Sends a code by SMS. Sends the same code again within ten minutes. */
  send(e164: string): Promise<'sent' | 'badNumber' | 'tooMany' | 'unavailable'>;
  check(
    e164: string,
    code: string,
  ): Promise<'right' | 'wrong' | 'expired' | 'tooMany' | 'unavailable'>;
};

type TextSettings = Pick<
  Config,
  'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_VERIFY_SERVICE_SID' | 'TWILIO_VERIFY_URL'
>;

const PROVIDER_URL = 'https://verify.twilio.com';
const TIMEOUT_MS = 10_000;

const INVALID_PARAMETER = 60200;
/** Invalid numbers, landlines and countries that our account does not send to. */
const UNUSABLE_NUMBERS = [INVALID_PARAMETER, 21211, 60205, 60605];
/** The limit of the whole account is reached, not that of one user. */
const ACCOUNT_BUSY = 20429;

// `status` is the state of the verification, or the HTTP status in an error.
const BodySchema = z.object({
  status: z.union([z.string(), z.number()]),
  valid: z.boolean().optional(),
  code: z.number().optional(),
});
type ProviderResponse = z.infer<typeof BodySchema> & { http: number };

const isTooMany = ({ http, code }: ProviderResponse) => http === 429 && code !== ACCOUNT_BUSY;

/** Returns the client of Twilio Verify, or undefined if SMS is not configured. */
export const openTextCodes = (
  config: TextSettings,
  timeoutMs = TIMEOUT_MS,
): TextCodes | undefined => {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_VERIFY_SERVICE_SID } = config;
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_VERIFY_SERVICE_SID) return undefined;
  const service = `/v2/Services/${encodeURIComponent(TWILIO_VERIFY_SERVICE_SID)}`;
  const credentials = Buffer.from(`${TWILIO_ACCOUNT_SID}:${TWILIO_AUTH_TOKEN}`).toString('base64');

  const ask = async (
    resource: string,
    fields: Record<string, string>,
  ): Promise<ProviderResponse | undefined> => {
    try {
      const url = new URL(`${service}/${resource}`, config.TWILIO_VERIFY_URL ?? PROVIDER_URL);
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}`, accept: 'application/json' },
        body: new URLSearchParams(fields),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      return { ...BodySchema.parse(await response.json()), http: response.status };
    } catch {
      // The provider is down or too slow, or a proxy responded. The user gets the same error.
      return undefined;
    }
  };

  return {
    async send(e164) {
      const response = await ask('Verifications', { To: e164, Channel: 'sms' });
      if (!response) return 'unavailable';
      if (response.http === 201) return 'sent';
      if (UNUSABLE_NUMBERS.some((code) => code === response.code)) return 'badNumber';
      return isTooMany(response) ? 'tooMany' : 'unavailable';
    },
    async check(e164, code) {
      const response = await ask('VerificationCheck', { To: e164, Code: code });
      if (!response) return 'unavailable';
      if (response.http === 200) {
        if (response.status === 'approved' && response.valid) return 'right';
        // A wrong code is no error at the provider. The verification stays pending.
        return response.status === 'pending' ? 'wrong' : 'expired';
      }
      // The provider rejects input that cannot be a code, for example if it is too short.
      if (response.code === INVALID_PARAMETER) return 'wrong';
      if (response.http === 404) return 'expired';
      return isTooMany(response) ? 'tooMany' : 'unavailable';
    },
  };
};
