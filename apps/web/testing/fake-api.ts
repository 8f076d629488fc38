import { findForm } from '@wonderfield/contract/call-forms';
import { CALLS, type CallName, type Calls } from '@wonderfield/contract/calls';
import { fromWireNames } from '@wonderfield/contract/codec';
import type {
  CallDefinition,
  Envelope,
  WireRequest,
  WireResponse,
} from '@wonderfield/contract/define-call';
import { type ErrorCode, MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { messageText } from '@wonderfield/contract/texts/message-text';
import { onTestFinished, vi } from 'vitest';
import type { ZipResponse } from '../src/shared/forms/zip-lookup.ts';
import type { PortalConfig } from '../src/shared/routing/portal-config.ts';

/** Error codes that every call can return. */
type CommonCode = 'SSN_002' | 'AUZ_001' | 'VAL_001' | 'RTE_001' | 'SYS_002';
type CodeOf<Name extends CallName> = Calls[Name]['refusals'][number] | CommonCode;

type FakeError<Code extends ErrorCode> = {
  kind: 'refusal';
  code: Code;
  errors?: Record<string, string>;
  retryAfter?: number;
  /** Service name in the message. */
  service?: string;
};
type Failure = { kind: 'failure' };

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

/** Creates an error response with a code. */
export const reject = <const Code extends ErrorCode>(
  code: Code,
  details: { errors?: Record<string, string>; retryAfter?: number; service?: string } = {},
): FakeError<Code> => ({ kind: 'refusal', code, ...details });

/** Creates a network error. */
export const fail = (): Failure => ({ kind: 'failure' });

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

/** Protocol errors have an HTTP error status. Domain errors have status 200. */
const PROTOCOL_CODES: readonly ErrorCode[] = ['RTE_001', 'SYS_002', 'SYS_503'];

const isKind = <Kind extends string>(value: unknown, kind: Kind): value is { kind: Kind } =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

const errorResponse = ({
  code,
  errors,
  retryAfter,
  service = 'Google Classroom',
}: FakeError<ErrorCode>) => {
  const envelope: Envelope = {
    _responseStatus: 0,
    msgCode: code,
    msg: messageText(code, { service, retryAfterSeconds: retryAfter }),
    ...(errors && { errors }),
  };
  return json(envelope, {
    status: PROTOCOL_CODES.includes(code) ? MESSAGE_CODES[code].http : 200,
    ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
  });
};

const toResponse = (name: CallName, reply: unknown) => {
  if (isKind(reply, 'failure')) throw new TypeError('Failed to fetch');
  if (isKind(reply, 'refusal')) return errorResponse(reply as FakeError<ErrorCode>);
  CALLS[name].output.parse(reply);
  return json({ _responseStatus: 1, msgCode: 'GEN_000', msg: 'OK', ...(reply as object) });
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
};

/**
 * Replaces the server during one test. An unhandled call, or a request or response that violates
 * the contract, fails the test.
 */
export const fakeApi = (handlers: Handlers = {}, others: Others = {}) => {
  const recorded: Recorded[] = [];
  const surprises: string[] = [];
  const surprise = (what: string) => {
    surprises.push(what);
    throw new TypeError(what);
  };

  const respondToCall = async (name: string, init: RequestInit) => {
    if (!(init.body instanceof URLSearchParams)) return surprise(`${name} is not a form`);
    const fields = Object.fromEntries(init.body);
    recorded.push({
      name,
      fields,
      idempotencyKey: new Headers(init.headers).get('idempotency-key'),
    });
    if (!Object.hasOwn(CALLS, name)) return surprise(`There is no call ${name}`);
    const callName = name as CallName;
    const handler = handlers[callName] as ((fields: unknown) => unknown) | undefined;
    if (!handler && !BESIDE[callName]) return surprise(`Nobody handles ${name}`);
    const { error } = parseInput(CALLS[callName], fields);
    if (error) return surprise(`${name} breaks the contract: ${error.message}`);
    const reply = handler ? await handler(fields) : BESIDE[callName];
    try {
      return toResponse(callName, reply);
    } catch (cause) {
      return isKind(reply, 'failure') ? Promise.reject(cause) : surprise(`${name}: ${cause}`);
    }
  };

  const respondToZip = (zip: string) => {
    if (!others.zip) return surprise(`Nobody handles the zip ${zip}`);
    const response = others.zip(zip);
    return isKind(response, 'failure') ? Promise.reject(new TypeError('Failed')) : json(response);
  };

  const respondAsPortal = () => {
    if (others.portal && isKind(others.portal, 'failure')) return json({}, { status: 503 });
    const signIn = { google: false, clever: false };
    return json({ links: LINKS, cards: CARDS, signIn, game: {}, demoPeople: [], ...others.portal });
  };

  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const [, folder, name = ''] = path.split('/');
    if (path === '/portal.json') return respondAsPortal();
    if (folder === 'zip') return respondToZip(name);
    if (folder === 'users' && init.method === 'POST') return respondToCall(name, init);
    return surprise(`Nobody handles ${init.method ?? 'GET'} ${path}`);
  });
  onTestFinished(() => {
    if (surprises.length > 0) throw new Error(surprises.join('\n'));
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

/** Creates a response that the test resolves later, to check the page while it waits. */
export const held = <Result>() => {
  const { promise, resolve } = Promise.withResolvers<Result>();
  return { promise, give: resolve };
};
