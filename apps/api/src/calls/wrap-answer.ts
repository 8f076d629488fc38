import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import { z } from 'zod';

type Answered = { readonly output: z.ZodObject; write?(answer: unknown): unknown };

/**
 * The envelope of a success. What a use case returned is written as the wire spells it, and through
 * the output schema, so that a stray column cannot leave.
 */
export const wrapAnswer = ({ output, write }: Answered, answer: unknown) => {
  const written = write ? write(answer) : answer;
  return {
    _responseStatus: 1,
    msgCode: 'GEN_000',
    msg: MESSAGE_CODES.GEN_000.text,
    ...z.encode(output, written as z.output<typeof output>),
  };
};
