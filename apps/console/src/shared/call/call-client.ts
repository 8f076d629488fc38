import { ApiError } from '@wonderfield/client/errors';
import { sendCall } from '@wonderfield/client/send-call';
import type {
  OperatorCallName,
  OperatorCalls,
} from '@wonderfield/contract/operators/operator-calls';
import type { z } from 'zod';
import { readSession } from '../session/session-store.ts';

export type AnswerOf<Name extends OperatorCallName> = z.input<OperatorCalls[Name]['output']>;
export type RequestOf<Name extends OperatorCallName> = z.input<OperatorCalls[Name]['input']>;

/** The server ended the session, so the call does not exist. */
export class SessionEnded extends ApiError {
  /** The ended session. The operator may have started another one. */
  readonly sessionToken: string;

  constructor(sessionToken: string) {
    super({ msgCode: 'SSN_002', msg: 'The session has ended.' });
    this.sessionToken = sessionToken;
  }
}

/**
 * Makes a call of the console. Throws `ApiError`, `SessionEnded` or `NetworkError`, but shows no
 * toast and never redirects.
 */
export const callOperators = async <Name extends OperatorCallName>(
  name: Name,
  request: RequestOf<Name>,
): Promise<AnswerOf<Name>> => {
  const sessionToken = readSession()?.sessionToken;
  const body = JSON.stringify({ ...(request as object), ...(sessionToken && { sessionToken }) });
  const headers = { 'content-type': 'application/json' };
  try {
    return await sendCall<AnswerOf<Name>>(`/operators/${name}`, { headers, body });
  } catch (error) {
    const isEnd = error instanceof ApiError && error.code === 'RTE_404';
    throw isEnd && sessionToken ? new SessionEnded(sessionToken) : error;
  }
};
