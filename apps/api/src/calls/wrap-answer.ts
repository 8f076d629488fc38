import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import { z } from 'zod';

/** The envelope of a success. Through the output schema, so that a stray column cannot leave. */
export const wrapAnswer = (call: { readonly output: z.ZodObject }, output: unknown) => ({
  _responseStatus: 1,
  msgCode: 'GEN_000',
  msg: MESSAGE_CODES.GEN_000.text,
  ...z.encode(call.output, output as z.output<typeof call.output>),
});
