import { ApiError, NetworkError } from '@wonderfield/client/errors';
import { formBody } from '@wonderfield/client/form-body';
import { type SendOptions, sendCall } from '@wonderfield/client/send-call';
import type { CallName, Calls } from '@wonderfield/contract/calls';
import { type FieldNames, fromWireNames, toWireNames } from '@wonderfield/contract/codec';
import type { CallRequest, CallResponse, WireResponse } from '@wonderfield/contract/define-call';
import { readSession } from '../session/session-store.ts';

export type AnswerOf<Name extends CallName> = CallResponse<Calls[Name]>;
export type RequestOf<Name extends CallName> = CallRequest<Calls[Name]>;

/** The codec part of a call in the contract, if it has one. */
type CodecOf<Name extends CallName> = Pick<
  Calls[Name],
  Extract<keyof Calls[Name], 'fields' | 'send' | 'read'>
>;
/** A call with its codec from the contract's `*-codec.ts`. */
type EncodedCall<Name extends CallName> = {
  readonly name: Name;
  readonly fields?: FieldNames;
  send?(request: unknown): Readonly<Record<string, unknown>>;
  readonly read?: (json: WireResponse<Calls[Name]>) => AnswerOf<Name>;
};
/** Calls without a codec, which can be called by name. */
type PlainName = {
  [Name in CallName]: keyof CodecOf<Name> extends never ? Name : never;
}[CallName];

type Options = {
  /** A retry with the same key has no further effect. */
  idempotencyKey?: string;
  /** Session for calls without, or after, the stored session. */
  session?: { sessionToken: string; userId: string } | null;
};

/** Sends a form to a call and returns the wire response. */
export const sendUserCall = <Name extends CallName>(
  name: Name,
  init: RequestInit,
  options?: SendOptions,
) => sendCall<WireResponse<Calls[Name]>>(`/users/${name}`, init, options);

/**
 * Calls the API with domain names. Throws `ApiError` or `NetworkError` and never shows a toast or
 * redirects.
 */
export const callApi = async <Name extends CallName>(
  call: (Name & PlainName) | (EncodedCall<Name> & CodecOf<Name>),
  request: RequestOf<Name>,
  options: Options = {},
): Promise<AnswerOf<Name>> => {
  const encoded: EncodedCall<Name> = typeof call === 'object' ? call : { name: call };
  const { name, fields, send, read } = encoded;
  const words = send?.(request) ?? (request as Record<string, unknown>);
  const session = options.session === undefined ? readSession() : options.session;
  const body = formBody({
    ...toWireNames(fields, words),
    ...(session && { sessionToken: session.sessionToken, userId: session.userId }),
  });
  const headers = options.idempotencyKey && { 'idempotency-key': options.idempotencyKey };
  const response = await sendUserCall(name, { body, ...(headers && { headers }) }).catch(
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      const names = [...Object.keys(words), ...Object.keys(fields ?? {})];
      throw error.renameFields((errors) => fromWireNames(fields, errors, names));
    },
  );
  if (!read) return response as AnswerOf<Name>;
  try {
    return read(response);
  } catch (error) {
    // A response that cannot be decoded is invalid.
    throw new NetworkError(error);
  }
};
