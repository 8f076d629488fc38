import type { Provider } from '@wonderfield/contract/identities/identity';
import type { Deps } from '../../../dependencies.ts';
import type { SignedIn } from '../../../gateways/sign-in/signed-in-person.ts';
import { keepsSectionsToken, keepsTokens } from '../identities.rules.ts';
import { noteCleverMode } from '../services/clever-mode.ts';
import { explainError, logError } from '../sso/sso-errors.ts';
import { callbackUrl, ssoRedirectUrl } from '../sso/sso-redirect.ts';
import { keepOutcome, type Outcome } from '../sso/sso-results.ts';
import { type Flow, readBrowser, takeFlow, writeBrowser } from '../sso/sso-state.ts';
import { type Step, startSignIn } from './start-sign-in.ts';

type Return = {
  provider: Provider;
  /** The unparsed query, for the provider's library. */
  query: string;
  cookie: string | undefined;
};

/**
 * Returns true for a sign-in that Clever's portal started. We did not request its code, so an
 * attacker could have planted it.
 */
const isUnrequested = (provider: Provider, params: URLSearchParams) =>
  provider === 'clever' && params.has('code') && !params.has('state');

const toOutcome = (
  { now, config }: Pick<Deps, 'now' | 'config'>,
  { provider, intent }: Flow,
  { person, appMode, tokens: { expiresInSeconds, ...tokens } }: SignedIn,
): Outcome => {
  const flowDetails = { provider, intent, role: person.role };
  return {
    provider,
    person,
    appMode,
    ...(keepsTokens(flowDetails) && {
      tokens: { ...tokens, expiresAt: now().getTime() + expiresInSeconds * 1000 },
    }),
    ...(keepsSectionsToken({ ...flowDetails, cleverMode: config.CLEVER_MODE }) && {
      sectionsToken: tokens.accessToken,
    }),
  };
};

/** Handles the return from a provider and stores the result for the page. */
export const finishSignIn = async (
  deps: Deps,
  { provider, query, cookie }: Return,
): Promise<Step> => {
  const { config } = deps;
  const params = new URLSearchParams(query);
  if (isUnrequested(provider, params))
    return startSignIn(deps, { provider, wish: 'sign-in', cookie });

  const { browser, flow } = takeFlow(deps, readBrowser(deps, cookie), {
    provider,
    state: params.get('state'),
  });
  const service = deps.signIns[provider];
  const cookieUpdate = { cookie: writeBrowser(deps, browser) };
  const intent = flow?.intent;
  try {
    if (!flow || !service) {
      const msgCode = 'SSO_001';
      return {
        location: ssoRedirectUrl(config, { msgCode, intent, provider }),
        msgCode,
        ...cookieUpdate,
      };
    }
    const { state, nonce, verifier } = flow;
    const callback = new URL(`${callbackUrl(config, provider)}?${query}`);
    const signedIn = await service.finish(callback, { state, nonce, verifier });
    if (signedIn.appMode) await noteCleverMode(deps, signedIn.appMode);
    const code = await keepOutcome(deps, deps.db, {
      purpose: flow.intent,
      browserKey: browser.key,
      outcome: toOutcome(deps, flow, signedIn),
    });
    const msgCode = 'GEN_000';
    return {
      location: ssoRedirectUrl(config, { msgCode, code, intent, provider }),
      msgCode,
      ...cookieUpdate,
    };
  } catch (error) {
    const explanation = explainError(error);
    const { msgCode } = explanation;
    logError(deps.log, { provider, error, code: msgCode }, 'a single sign-on failed');
    return {
      location: ssoRedirectUrl(config, { ...explanation, intent, provider }),
      msgCode,
      ...cookieUpdate,
    };
  }
};
