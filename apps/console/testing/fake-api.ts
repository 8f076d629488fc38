import { type Failure, type FakeError, replaceFetch } from '@wonderfield/client/testing/fake-calls';
import {
  OPERATOR_CALLS,
  type OperatorCallName,
  type OperatorCalls,
} from '@wonderfield/contract/operators/operator-calls';
import type { AnswerOf, RequestOf } from '../src/shared/call/call-client.ts';
import { NO_PLANS, OPERATOR } from './records.ts';

/** Codes that any call can return, besides its own. */
type CommonCode = 'RTE_404' | 'VAL_001' | 'RTE_001' | 'SYS_002';
type CodeOf<Name extends OperatorCallName> = OperatorCalls[Name]['refusals'][number] | CommonCode;
/** The received call: JSON with the session. */
type Fields<Name extends OperatorCallName> = RequestOf<Name> & { sessionToken?: string };
type Reply<Name extends OperatorCallName> = AnswerOf<Name> | FakeError<CodeOf<Name>> | Failure;
type Handlers = {
  [Name in OperatorCallName]?: (fields: Fields<Name>) => Reply<Name> | Promise<Reply<Name>>;
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
  replaceFetch((path, init, server) => {
    const name = /^\/operators\/(\w+)$/.exec(path)?.[1] ?? '';
    if (init.method !== 'POST' || !Object.hasOwn(OPERATOR_CALLS, name)) {
      return server.surprise(`Nobody handles ${init.method ?? 'GET'} ${path}`);
    }
    const callName = name as OperatorCallName;
    const fields: unknown = JSON.parse(String(init.body));
    recorded.push({ name, fields });
    const { input, output } = OPERATOR_CALLS[callName];
    const handler = handlers[callName] ?? FRAME[callName];
    return server.respondToCall({
      name,
      fields,
      request: input.safeParse(fields),
      output,
      handler,
    });
  });

  return {
    /** Returns all received calls of that name. */
    calls: <Name extends OperatorCallName>(name: Name) =>
      recorded.filter((call) => call.name === name).map((call) => call.fields as Fields<Name>),
  };
};

export type FakeApi = ReturnType<typeof fakeApi>;
