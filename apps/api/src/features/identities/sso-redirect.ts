import type { Provider } from '@wonderfield/contract/identities/identity';
import { type Code, MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import { messageText } from '@wonderfield/contract/message-text';
import { signInServiceName } from '@wonderfield/contract/service-names';
import type { Config } from '../../config.ts';

/** The calls services send people back to, below `/users/`. */
export const CALLBACKS: Record<Provider, string> = {
  google: 'googleCallback',
  clever: 'cleverCallback',
  school: 'ssoCallback',
};

/** Where a service sends people back to: exactly this is registered there. */
export const callbackUrl = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, provider: Provider) =>
  `${PUBLIC_URL}/users/${CALLBACKS[provider]}`;

type Result = {
  msgCode: Code;
  code?: string;
  intent: 'sign-in' | 'connect' | undefined;
  provider: Provider;
  /** How long the service asks to wait. */
  retryAfterSeconds?: number;
};

/** Every single sign-on ends on this page, which trades the code for what came of it (D 2). */
export const ssoRedirectUrl = (
  { PUBLIC_URL, SCHOOL_SSO_NAME }: Pick<Config, 'PUBLIC_URL' | 'SCHOOL_SSO_NAME'>,
  { msgCode, code, intent, provider, retryAfterSeconds }: Result,
) => {
  const service = signInServiceName(provider, SCHOOL_SSO_NAME);
  const params = {
    _responseStatus: msgCode === 'GEN_000' ? 1 : 0,
    msgCode,
    msg: messageText(msgCode, { service, retryAfterSeconds }),
    // The page names the service itself: it believes no text of an address.
    ...(MESSAGE_CODES[msgCode].text.includes('{service}') && { provider }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
    // The page goes back to where somebody was who came to connect.
    ...(intent === 'connect' && { intent }),
    ...(code && { code }),
  };
  return `${PUBLIC_URL}/sso-authorize?params=${encodeURIComponent(JSON.stringify(params))}`;
};
