import type { Provider } from '@wonderfield/contract/identities/identity';
import type { Code } from '@wonderfield/contract/texts/message-codes';
import type { Deps } from '../../../dependencies.ts';
import { explainError, logError } from '../sso/sso-errors.ts';
import { callbackUrl, ssoRedirectUrl } from '../sso/sso-redirect.ts';
import { readBrowser, withFlow, writeBrowser } from '../sso/sso-state.ts';

/** The purpose: sign in, connect an account, or connect it and read classes. */
export type SignInPurpose = 'sign-in' | 'connect' | 'rosters';

/** The next URL, the new cookie and the code for logs. */
export type Step = { location: string; cookie?: string; msgCode: Code };

type Tools = Pick<Deps, 'config' | 'sealer' | 'now' | 'signIns' | 'log'>;

/** Redirects the browser to a provider. The target does not depend on request data. */
export const startSignIn = async (
  deps: Tools,
  {
    provider,
    wish: purpose,
    cookie,
  }: { provider: Provider; wish: SignInPurpose; cookie: string | undefined },
): Promise<Step> => {
  const service = deps.signIns[provider];
  const intent = purpose === 'sign-in' ? 'sign-in' : 'connect';
  if (!service) {
    const msgCode = 'SSO_003';
    return { location: ssoRedirectUrl(deps.config, { msgCode, intent, provider }), msgCode };
  }
  const { browser, flow } = withFlow(deps, readBrowser(deps, cookie), { provider, intent });
  const { state, nonce, verifier } = flow;
  try {
    const url = await service.begin({
      redirectUri: callbackUrl(deps.config, provider),
      secrets: { state, nonce, verifier },
      rosters: purpose === 'rosters',
    });
    return { location: url.href, cookie: writeBrowser(deps, browser), msgCode: 'GEN_000' };
  } catch (error) {
    const explanation = explainError(error);
    const { msgCode } = explanation;
    logError(deps.log, { provider, error, code: msgCode }, 'a single sign-on could not start');
    return { location: ssoRedirectUrl(deps.config, { ...explanation, intent, provider }), msgCode };
  }
};
