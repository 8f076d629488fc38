import type { Provider } from '@wonderfield/contract/identities/identity';
import { signInServiceName } from '@wonderfield/contract/service-names';
import { type Code, MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { messageText } from '@wonderfield/contract/texts/message-text';
import type { Config } from '../../../config.ts';

/** Callback paths of the providers, below `/users/`. */
export const CALLBACKS: Record<Provider, string> = {
  google: 'googleCallback',
  clever: 'cleverCallback',
  school: 'ssoCallback',
};

/** Returns the callback URL, exactly as registered at the provider. */
export const callbackUrl = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, provider: Provider) =>
  `${PUBLIC_URL}/users/${CALLBACKS[provider]}`;

type Result = {
  msgCode: Code;
  code?: string;
  intent: 'sign-in' | 'connect' | undefined;
  provider: Provider;
  /** The wait that the provider asks for. */
  retryAfterSeconds?: number;
};

/** Returns the URL of the page where every single sign-on ends. The page redeems the code. */
export const ssoRedirectUrl = (
  { PUBLIC_URL, SCHOOL_SSO_NAME }: Pick<Config, 'PUBLIC_URL' | 'SCHOOL_SSO_NAME'>,
  { msgCode, code, intent, provider, retryAfterSeconds }: Result,
) => {
  const service = signInServiceName(provider, SCHOOL_SSO_NAME);
  const params = {
    _responseStatus: msgCode === 'GEN_000' ? 1 : 0,
    msgCode,
    msg: messageText(msgCode, { service, retryAfterSeconds }),
    // The page looks up the service's name, because it must not trust text in a URL.
    ...(MESSAGE_CODES[msgCode].text.includes('{service}') && { provider }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
    // The page returns to where the user started connecting.
    ...(intent === 'connect' && { intent }),
    ...(code && { code }),
  };
  return `${PUBLIC_URL}/sso-authorize?params=${encodeURIComponent(JSON.stringify(params))}`;
};
