import { PROVIDERS } from '@wonderfield/contract/identities/identity';
import { messageText } from '@wonderfield/contract/message-text';
import { signInServiceName } from '@wonderfield/contract/service-names';
import { z } from 'zod';

/** What a single sign-on came to, as its address says. */
export type SsoRedirect =
  | { outcome: 'came'; code: string; intent: 'sign-in' | 'connect' }
  | { outcome: 'failed'; text: string; intent: 'sign-in' | 'connect' };

/** Far more than ours ever has: whoever sends more has made it up. */
const MOST_CHARACTERS = 2000;

/** No service asks us to wait longer. */
const LONGEST_WAIT_SECONDS = 3600;

/** Failures that end here. Any other code in an address is somebody's joke. */
const TOLD = ['SSO_001', 'SSO_003', 'SSO_004', 'SSO_005', 'SSO_008', 'EXT_002', 'EXT_005'] as const;

/** For an address without a provider, which is not one of ours. */
const UNKNOWN_PROVIDER = 'the sign-in page';

const ParamsSchema = z.object({
  _responseStatus: z.unknown(),
  msgCode: z.string().optional(),
  code: z.string().min(1).max(200).optional(),
  intent: z.string().optional(),
  provider: z.enum(PROVIDERS).optional().catch(undefined),
  retryAfterSeconds: z.number().min(1).max(LONGEST_WAIT_SECONDS).optional().catch(undefined),
});

const parse = (params: string | null) => {
  if (!params || params.length > MOST_CHARACTERS) return undefined;
  try {
    return ParamsSchema.safeParse(JSON.parse(params)).data;
  } catch {
    return undefined;
  }
};

/**
 * Reads the address a single sign-on ends at. Words come from our own table, whatever it says, and a
 * session in it is not even looked at: anybody can write an address (T58).
 */
export const readSsoRedirect = (params: string | null, schoolName = 'your school'): SsoRedirect => {
  const result = parse(params);
  const intent = result?.intent === 'connect' ? 'connect' : 'sign-in';
  if (result?._responseStatus && result.code) return { outcome: 'came', code: result.code, intent };
  const code = TOLD.find((each) => each === result?.msgCode) ?? 'SSO_001';
  const service = result?.provider
    ? signInServiceName(result.provider, schoolName)
    : UNKNOWN_PROVIDER;
  const { retryAfterSeconds } = result ?? {};
  return { outcome: 'failed', text: messageText(code, { service, retryAfterSeconds }), intent };
};
