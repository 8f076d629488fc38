import type { SessionFields } from '@wonderfield/api/testing/factories/sign-in';
import type { TemporaryPortal } from '@wonderfield/tools/temporary-portal';

/** Cookies of one site, as a browser keeps them. */
const makeJar = () => {
  const kept = new Map<string, string>();
  return {
    header: () => ({ cookie: [...kept].map(([name, value]) => `${name}=${value}`).join('; ') }),
    take(answer: Response) {
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        kept.set(name, value);
      }
    },
  };
};

/** Lets the portal read the classes of somebody at Google: there and back, as their browser goes. */
export const connectToGoogle = async (
  { url }: TemporaryPortal,
  session: SessionFields,
  personId: string,
) => {
  const jars = new Map<string, ReturnType<typeof makeJar>>();
  const jarOf = (address: URL) => {
    const jar = jars.get(address.origin) ?? makeJar();
    jars.set(address.origin, jar);
    return jar;
  };
  let address = new URL('/users/googleClassAuthorize?for=rosters', url);
  while (address.pathname !== '/sso-authorize') {
    const jar = jarOf(address);
    const answer = await fetch(address, { redirect: 'manual', headers: jar.header() });
    jar.take(answer);
    const next = answer.headers.get('location');
    if (!next) throw new Error(`${address.pathname}: ${answer.status} ${await answer.text()}`);
    address = new URL(next, address);
    // The page over there asks who it is.
    if (address.origin !== new URL(url).origin) address.searchParams.set('as', personId);
  }
  const { code } = JSON.parse(address.searchParams.get('params') ?? '');
  const answer = await fetch(new URL('/users/connectAccount', url), {
    method: 'POST',
    headers: jarOf(address).header(),
    body: new URLSearchParams({ code, ...session }),
  });
  const { msgCode } = (await answer.json()) as { msgCode: string };
  if (msgCode !== 'GEN_000') throw new Error(`connectAccount: ${msgCode}`);
};
