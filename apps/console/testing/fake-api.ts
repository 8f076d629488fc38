import type { Envelope } from '@wonderfield/contract/define-call';
import {
  OPERATOR_CALLS,
  type OperatorCallName,
  type OperatorCalls,
} from '@wonderfield/contract/operators/operator-calls';
import { type ErrorCode, MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { messageText } from '@wonderfield/contract/texts/message-text';
import { onTestFinished, vi } from 'vitest';
import type { AnswerOf, RequestOf } from '../src/shared/call/call-client.ts';
import { NO_PLANS, OPERATOR } from './records.ts';

/** Codes that any call can return, besides its own. */
type CommonCode = 'RTE_404' | 'VAL_001' | 'RTE_001' | 'SYS_002';
type CodeOf<Name extends OperatorCallName> = OperatorCalls[Name]['refusals'][number] | CommonCode;
type Details = { errors?: Record<string, string>; retryAfter?: number };

type FakeError<Code extends ErrorCode> = Details & { kind: 'refusal'; code: Code };
type Failure = { kind: 'failure' };

/** The received call: JSON with the session. */
type Fields<Name extends OperatorCallName> = RequestOf<Name> & { sessionToken?: string };
type Reply<Name extends OperatorCallName> = AnswerOf<Name> | FakeError<CodeOf<Name>> | Failure;
type Handlers = {
  [Name in OperatorCallName]?: (fields: Fields<Name>) => Reply<Name> | Promise<Reply<Name>>;
};

/** Returns a domain error. */
export const reject = <const Code extends ErrorCode>(
  code: Code,
  details: Details = {},
): FakeError<Code> => ({ kind: 'refusal', code, ...details });

/** Simulates a network failure. */
export const fail = (): Failure => ({ kind: 'failure' });

/** Protocol errors have their own HTTP status. Domain errors have status 200. */
const PROTOCOL_CODES: readonly ErrorCode[] = ['RTE_001', 'RTE_404', 'SYS_002', 'SYS_503'];

const isKind = <Kind extends string>(value: unknown, kind: Kind): value is { kind: Kind } =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;

const errorResponse = ({ code, errors, retryAfter }: FakeError<ErrorCode>) => {
  const envelope: Envelope = {
    _responseStatus: 0,
    msgCode: code,
    msg: messageText(code, { service: 'Google Classroom', retryAfterSeconds: retryAfter }),
    ...(errors && { errors }),
  };
  return new Response(JSON.stringify(envelope), {
    status: PROTOCOL_CODES.includes(code) ? MESSAGE_CODES[code].http : 200,
    ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
  });
};

/** Calls that the tabs make on every screen. */
const FRAME: Handlers = {
  readOperator: () => ({ operator: OPERATOR }),
  listWaiting: () => ({ educators: [], schools: [], approved: [] }),
  listPlans: () => ({ plans: [], counts: NO_PLANS }),
  listPlayReports: () => ({ reports: [] }),
};

/**
 * Fake server for one test. Calls without a handler, invalid requests and invalid responses fail
 * the test.
 */
export const fakeApi = (handlers: Handlers = {}) => {
  const recorded: { name: string; fields: unknown }[] = [];
  const surprises: string[] = [];
  const surprise = (what: string) => {
    surprises.push(what);
    throw new TypeError(what);
  };

  const toResponse = (name: OperatorCallName, reply: unknown) => {
    if (isKind(reply, 'failure')) throw new TypeError('Failed to fetch');
    if (isKind(reply, 'refusal')) return errorResponse(reply as FakeError<ErrorCode>);
    const { error } = OPERATOR_CALLS[name].output.safeParse(reply);
    if (error) return surprise(`${name} answers what the contract does not know: ${error.message}`);
    const envelope = { _responseStatus: 1, msgCode: 'GEN_000', msg: 'OK' };
    return new Response(JSON.stringify({ ...envelope, ...(reply as object) }));
  };

  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const name = /^\/operators\/(\w+)$/.exec(path)?.[1] ?? '';
    if (init.method !== 'POST' || !Object.hasOwn(OPERATOR_CALLS, name)) {
      return surprise(`Nobody handles ${init.method ?? 'GET'} ${path}`);
    }
    const callName = name as OperatorCallName;
    const fields = JSON.parse(String(init.body)) as Record<string, unknown>;
    recorded.push({ name, fields });
    const handler = (handlers[callName] ?? FRAME[callName]) as
      | ((given: unknown) => unknown)
      | undefined;
    if (!handler) return surprise(`Nobody handles ${name}`);
    const { error } = OPERATOR_CALLS[callName].input.safeParse(fields);
    if (error) return surprise(`${name} breaks the contract: ${error.message}`);
    return toResponse(callName, await handler(fields));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    if (surprises.length > 0) throw new Error(surprises.join('\n'));
  });

  return {
    /** Returns all received calls of that name. */
    calls: <Name extends OperatorCallName>(name: Name) =>
      recorded.filter((call) => call.name === name).map((call) => call.fields as Fields<Name>),
  };
};

export type FakeApi = ReturnType<typeof fakeApi>;

/** A response that the test releases later, to check the page while it waits. */
export const held = <Result>() => {
  const { promise, resolve } = Promise.withResolvers<Result>();
  return { promise, give: resolve };
};
