import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import { z } from 'zod';

type ResponseDefinition = { readonly output: z.ZodObject; write?(response: unknown): unknown };

/**
 * What a use case returned as the wire spells it, and through the output schema, so that a stray
 * column cannot leave.
 */
const encodeResponse = ({ output, write }: ResponseDefinition, response: unknown) =>
  z.encode(output, (write ? write(response) : response) as z.output<typeof output>);

/** The envelope of a success. */
export const wrapResponse = (call: ResponseDefinition, response: unknown) => ({
  _responseStatus: 1,
  msgCode: 'GEN_000',
  msg: MESSAGE_CODES.GEN_000.text,
  ...encodeResponse(call, response),
});
