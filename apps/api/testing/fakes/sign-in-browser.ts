import type { CallName } from '@wonderfield/contract/calls';
import type { Provider } from '@wonderfield/contract/identities/identity';
import type { FastifyInstance } from 'fastify';
import { SIGN_IN_COOKIE } from '../../src/security/sign-in-cookie.ts';
import type { Fields, TestResponse } from '../build-test-app.ts';
import type { SignInPortal } from './sign-in-sandbox.ts';

const STARTS: Record<Provider, string> = {
  google: 'googleClassAuthorize',
  clever: 'cleverAuthorize',
  school: 'ssoAuthorize',
};

/** Parameters of the page `/sso-authorize`. */
type SsoRedirect = {
  _responseStatus: number;
  msgCode: string;
  msg: string;
  intent?: string;
  code?: string;
  retryAfterSeconds?: number;
};

export const ssoRedirectIn = (location: string): SsoRedirect => {
  const url = new URL(location);
  if (url.pathname !== '/sso-authorize') throw new Error(`not the landing page: ${location}`);
  return JSON.parse(url.searchParams.get('params') ?? '');
};

/** Follows redirects with cookies until an address of the portal. */
const followTo = async (portalUrl: string, from: string) => {
  const jar = new Map<string, string>();
  let url = from;
  while (!url.startsWith(portalUrl)) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const next = response.headers.get('location');
    if (!next) throw new Error(`${response.status} ${await response.text()}`);
    url = new URL(next, url).href;
  }
  return url;
};

type Leaving = {
  /** Id of the person at the service. */
  as?: string;
  /** `connect` or `rosters`. */
  for?: string;
  deny?: boolean;
};

type Visited = {
  app: FastifyInstance;
  deps: { config: { PUBLIC_URL: string } };
};

/** Signs in at another service and returns the callback URL. */
export const signInThere = async (
  portalUrl: string,
  address: string,
  { as, deny }: Pick<Leaving, 'as' | 'deny'>,
) => {
  const url = new URL(address);
  if (as) url.searchParams.set('as', as);
  if (deny) url.searchParams.set('deny', '1');
  return followTo(portalUrl, url.href);
};

/** Opens a browser that signs in at other services and keeps our cookie. */
export const openTraveler = (portal: Visited) => {
  let cookie: string | undefined;
  const cookies = (): Record<string, string> => (cookie ? { [SIGN_IN_COOKIE]: cookie } : {});
  const visit = async (url: string) => {
    const response = await portal.app.inject({ url, cookies: cookies() });
    const set = response.cookies.find(({ name }) => name === SIGN_IN_COOKIE);
    if (set) cookie = set.value;
    return { answer: response, location: String(response.headers.location), set };
  };
  /** Starts a sign-in on our page and returns the URL at the other service. */
  const leave = (provider: Provider, purpose?: string) =>
    visit(`/users/${STARTS[provider]}${purpose ? `?for=${purpose}` : ''}`);
  const answerThere = (address: string, leaving: Leaving) =>
    signInThere(portal.deps.config.PUBLIC_URL, address, leaving);
  /** Opens the callback URL and returns the result. */
  const comeBack = async (address: string) => {
    const { pathname, search } = new URL(address);
    return ssoRedirectIn((await visit(`${pathname}${search}`)).location);
  };
  /** Runs a complete sign-in at a service. */
  const travel = async (provider: Provider, leaving: Leaving) =>
    comeBack(await answerThere((await leave(provider, leaving.for)).location, leaving));
  return { visit, leave, answerThere, comeBack, travel, cookies };
};

/** Opens a browser that signs in at other services and makes calls. */
export const openBrowser = ({ portal }: Pick<SignInPortal, 'portal'>) => {
  const { cookies, ...traveler } = openTraveler(portal);
  const cookie = () => cookies()[SIGN_IN_COOKIE];
  /** Makes a call with the browser's cookie. */
  const call = (name: CallName, fields: Fields): Promise<TestResponse> =>
    portal.call(name, fields, {
      headers: cookie() ? { cookie: `${SIGN_IN_COOKIE}=${cookie()}` } : {},
    });
  /** Runs a complete sign-in and redeems its code. */
  const signIn = async (provider: Provider, as: string, fields: Fields = {}) => {
    const { code } = await traveler.travel(provider, { as });
    return call('redeemSignIn', { code, ...fields });
  };
  return { ...traveler, call, signIn, cookie };
};
