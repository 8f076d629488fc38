import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { z } from 'zod';

type ResponseDefinition = { readonly output: z.ZodObject; write?(response: unknown): unknown };

/** Encodes a result with wire names and the output schema, so an extra column cannot leak. */
const encodeResponse = ({ output, write }: ResponseDefinition, response: unknown) =>
  z.encode(output, (write ? write(response) : response) as z.output<typeof output>);

/** Wraps a result in the success envelope. */
export const wrapResponse = (call: ResponseDefinition, response: unknown) => ({
  _responseStatus: 1,
  msgCode: 'GEN_000',
  msg: MESSAGE_CODES.GEN_000.text,
  ...encodeResponse(call, response),
});
