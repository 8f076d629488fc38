import type { Provider } from '@wonderfield/contract/identities/identity';
import { type Code, MESSAGE_CODES } from '@wonderfield/contract/message-codes';
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

type Result = { msgCode: Code; code?: string; intent: 'sign-in' | 'connect' | undefined };

/** Every single sign-on ends on this page, which trades the code for what came of it (D 2). */
export const landingUrl = (
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  { msgCode, code, intent }: Result,
) => {
  const params = {
    _responseStatus: msgCode === 'GEN_000' ? 1 : 0,
    msgCode,
    msg: MESSAGE_CODES[msgCode].text,
    // The page goes back to where somebody was who came to connect.
    ...(intent === 'connect' && { intent }),
    ...(code && { code }),
  };
  return `${PUBLIC_URL}/sso-authorize?params=${encodeURIComponent(JSON.stringify(params))}`;
};
