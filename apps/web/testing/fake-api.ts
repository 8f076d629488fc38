import {
  type Failure,
  type FakeError,
  type FakeServer,
  isKind,
  replaceFetch,
} from '@wonderfield/client/testing/fake-calls';
import { findForm } from '@wonderfield/contract/call-forms';
import { CALLS, type CallName, type Calls } from '@wonderfield/contract/calls';
import { fromWireNames } from '@wonderfield/contract/codec';
import type { CallDefinition, WireRequest, WireResponse } from '@wonderfield/contract/define-call';
import type { PortalConfig } from '@wonderfield/contract/portal/portal-config';
import type { ZipResponse } from '../src/shared/forms/zip-lookup.ts';

/** Error codes that every call can return. */
type CommonCode = 'SSN_002' | 'AUZ_001' | 'VAL_001' | 'RTE_001' | 'SYS_002';
type CodeOf<Name extends CallName> = Calls[Name]['refusals'][number] | CommonCode;

/** The request as received: wire fields and session fields. */
type Fields<Name extends CallName> = WireRequest<Calls[Name]> & {
  sessionToken?: string;
  userId?: string;
};
type Reply<Name extends CallName> = WireResponse<Calls[Name]> | FakeError<CodeOf<Name>> | Failure;
type Handlers = {
  [Name in CallName]?: (fields: Fields<Name>) => Reply<Name> | Promise<Reply<Name>>;
};
type Others = {
  zip?: (zip: string) => ZipResponse | Failure;
  portal?: Partial<PortalConfig> | Failure;
};
type Recorded = { name: string; fields: unknown; idempotencyKey: string | null };

const LINKS: PortalConfig['links'] = {
  marketing: 'https://wonderfield.test/',
  privacy: 'https://wonderfield.test/privacy',
  terms: 'https://wonderfield.test/terms',
  ambassadors: 'https://wonderfield.test/ambassadors',
  support: 'https://wonderfield.test/support',
  faq: 'https://wonderfield.test/faq',
};

/** Card provider settings of the test installation. */
export const CARDS: PortalConfig['cards'] = {
  publishableKey: 'pk_fake_1',
  scriptUrl: 'https://cards.wonderfield.test/cards.js',
};

/** Renames wire fields to domain names and validates them, like the server. */
const parseInput = (call: CallDefinition, body: Record<string, string>) => {
  const { schema, names = [] } = findForm(call, body);
  return schema.safeParse(fromWireNames(call.fields, body, names));
};

/** Default responses of calls that most pages make. Tests about these calls override them. */
const BESIDE: Partial<Record<CallName, object>> = {
  recordPageView: {},
  getUnlinkedChildren: { unlinkedChildren: [] },
  // The home page of teachers, where many tests end.
  getNextSteps: { steps: [] },
  getRaisedHands: { hands: [] },
  getSubmissions: { submissions: [] },
};

/**
 * Replaces the server during one test. An unhandled call, or a request or response that violates
 * the contract, fails the test.
 */
export const fakeApi = (handlers: Handlers = {}, others: Others = {}) => {
  const recorded: Recorded[] = [];

  const respondToCall = (name: string, init: RequestInit, server: FakeServer) => {
    if (!(init.body instanceof URLSearchParams)) return server.surprise(`${name} is not a form`);
    const fields = Object.fromEntries(init.body);
    const idempotencyKey = new Headers(init.headers).get('idempotency-key');
    recorded.push({ name, fields, idempotencyKey });
    if (!Object.hasOwn(CALLS, name)) return server.surprise(`There is no call ${name}`);
    const callName = name as CallName;
    const beside = BESIDE[callName];
    return server.respondToCall({
      name,
      fields,
      request: parseInput(CALLS[callName], fields),
      output: CALLS[callName].output,
      handler: handlers[callName] ?? (beside && (() => beside)),
    });
  };

  const respondToZip = (zip: string, server: FakeServer) => {
    const response = others.zip?.(zip) ?? server.surprise(`Nobody handles the zip ${zip}`);
    if (isKind(response, 'failure')) throw new TypeError('Failed to fetch');
    return Response.json(response);
  };

  const respondAsPortal = () => {
    if (others.portal && isKind(others.portal, 'failure'))
      return Response.json({}, { status: 503 });
    const signIn = { google: false, clever: false };
    const usual = { links: LINKS, cards: CARDS, signIn, game: {}, demoPeople: [] };
    return Response.json({ ...usual, ...others.portal });
  };

  replaceFetch((path, init, server) => {
    const [, folder, name = ''] = path.split('/');
    if (path === '/portal.json') return respondAsPortal();
    if (folder === 'zip') return respondToZip(name, server);
    if (folder === 'users' && init.method === 'POST') return respondToCall(name, init, server);
    return server.surprise(`Nobody handles ${init.method ?? 'GET'} ${path}`);
  });

  return {
    /** Returns all received calls of that name. */
    calls: <Name extends CallName>(name: Name) =>
      recorded.filter((call) => call.name === name) as {
        fields: Fields<Name>;
        idempotencyKey: string | null;
      }[],
  };
};

export type FakeApi = ReturnType<typeof fakeApi>;
