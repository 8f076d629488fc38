import { PROVIDERS } from '@wonderfield/contract/identities/identity';
import { signInServiceName } from '@wonderfield/contract/service-names';
import { messageText } from '@wonderfield/contract/texts/message-text';
import { z } from 'zod';

/** Result of a single sign-on from the redirect URL. */
export type SsoRedirect =
  | { outcome: 'came'; code: string; intent: 'sign-in' | 'connect' }
  | { outcome: 'failed'; text: string; intent: 'sign-in' | 'connect' };

/** Our own redirects are much shorter, so longer ones are forged. */
const MAX_PARAMS_LENGTH = 2000;

/** Longest waiting time that a service requests. Longer ones are ignored. */
const MAX_RETRY_AFTER_SECONDS = 3600;

/** Errors that a redirect may report. Other codes are shown as SSO_001. */
const REPORTED_CODES = [
  'SSO_001',
  'SSO_003',
  'SSO_004',
  'SSO_005',
  'SSO_008',
  'EXT_002',
  'EXT_005',
] as const;

/** Service name for a URL without a provider. Our own redirects always name one. */
const UNKNOWN_PROVIDER = 'the sign-in page';

const ParamsSchema = z.object({
  _responseStatus: z.unknown(),
  msgCode: z.string().optional(),
  code: z.string().min(1).max(200).optional(),
  intent: z.string().optional(),
  provider: z.enum(PROVIDERS).optional().catch(undefined),
  retryAfterSeconds: z.number().min(1).max(MAX_RETRY_AFTER_SECONDS).optional().catch(undefined),
});

const parseParams = (params: string | null) => {
  if (!params || params.length > MAX_PARAMS_LENGTH) return undefined;
  try {
    return ParamsSchema.safeParse(JSON.parse(params)).data;
  } catch {
    return undefined;
  }
};

/**
 * Parses the redirect URL of a single sign-on. Uses our own messages and ignores a session in it,
 * because anyone can forge a URL [T58].
 */
export const parseSsoRedirect = (
  params: string | null,
  schoolName = 'your school',
): SsoRedirect => {
  const result = parseParams(params);
  const intent = result?.intent === 'connect' ? 'connect' : 'sign-in';
  if (result?._responseStatus && result.code) return { outcome: 'came', code: result.code, intent };
  const code = REPORTED_CODES.find((reported) => reported === result?.msgCode) ?? 'SSO_001';
  const service = result?.provider
    ? signInServiceName(result.provider, schoolName)
    : UNKNOWN_PROVIDER;
  const { retryAfterSeconds } = result ?? {};
  return { outcome: 'failed', text: messageText(code, { service, retryAfterSeconds }), intent };
};
