import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import { z } from 'zod';

type AnswerDefinition = { readonly output: z.ZodObject; write?(answer: unknown): unknown };

/**
 * What a use case returned as the wire spells it, and through the output schema, so that a stray
 * column cannot leave.
 */
const writeAnswer = ({ output, write }: AnswerDefinition, answer: unknown) =>
  z.encode(output, (write ? write(answer) : answer) as z.output<typeof output>);

/** The envelope of a success. */
export const wrapAnswer = (call: AnswerDefinition, answer: unknown) => ({
  _responseStatus: 1,
  msgCode: 'GEN_000',
  msg: MESSAGE_CODES.GEN_000.text,
  ...writeAnswer(call, answer),
});
