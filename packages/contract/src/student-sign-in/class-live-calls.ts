import { z } from 'zod';
import { ClassroomJsonSchema } from '../classrooms/classroom.ts';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { SIGN_IN_METHODS } from '../sign-in-method.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { LiveClassSchema, RaisedHandSchema } from './open-class.ts';
import * as spelling from './student-sign-in-codec.ts';

/* Calls of educators during a lesson. */

const classroomId = fields.id;
const teaching = ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001'] as const;
/** Which students get a new method of the class. */
const METHOD_APPLIES_TO = ['all', 'sameMethod', 'none'] as const;
const liveClass = z.object({ liveClass: LiveClassSchema });

export const openClass = defineCall({
  ...spelling.openClass,
  summary: 'Opens a class for sign-ins on devices in the room, or changes when it ends.',
  access: ['educator'],
  input: z.object({
    classroomId,
    openUntil: z.iso.datetime(FIELD_MESSAGES.notAnOption).max(40, FIELD_MESSAGES.tooLong),
  }),
  output: liveClass,
  refusals: [...teaching, 'CLS_009', 'CLS_012'],
  needsTeaching: true,
});

export const closeClass = defineCall({
  ...spelling.closeClass,
  summary: 'Closes a class and signs out the students who signed in there.',
  access: ['educator'],
  input: z.object({ classroomId }),
  output: liveClass,
  refusals: [...teaching],
  needsTeaching: true,
});

export const openClassHere = defineCall({
  ...spelling.openClassHere,
  summary:
    'Makes this device a shared device of the open class, and ends the session of the educator.',
  access: ['educator'],
  input: z.object({ classroomId }),
  output: z.object({ classToken: z.string() }),
  refusals: [...teaching, 'CLS_009', 'CLS_011'],
  needsTeaching: true,
});

export const getLiveClass = defineCall({
  ...spelling.getLiveClass,
  summary: 'Returns who of a class is signed in, how, and which hands are raised.',
  access: ['educator'],
  input: z.object({ classroomId }),
  output: liveClass,
  refusals: [...teaching],
  needsTeaching: true,
});

export const answerHand = defineCall({
  ...spelling.answerHand,
  summary: 'Answers a raised hand. `letIn` signs the student in once, on the device with the hand.',
  access: ['educator'],
  input: z.object({
    classroomId,
    handId: fields.id,
    answer: z.enum(['coming', 'letIn', 'lower'], FIELD_MESSAGES.notAnOption),
  }),
  output: liveClass,
  refusals: [...teaching, 'HND_001', 'STU_001'],
  needsTeaching: true,
});

export const getRaisedHands = defineCall({
  name: 'getRaisedHands',
  summary: 'Lists the raised hands in all open classes of the educator, oldest first.',
  access: ['educator'],
  input: z.object({}),
  output: z.object({ hands: z.array(RaisedHandSchema) }),
  refusals: ['EDU_001', 'EDU_002', 'EDU_004'],
  needsTeaching: true,
});

export const setClassSignIn = defineCall({
  ...spelling.setClassSignIn,
  summary: 'Sets how the students of a class sign in, and whether cards need the open class.',
  access: ['educator'],
  input: z.object({
    classroomId,
    method: fields
      .choice(SIGN_IN_METHODS, FIELD_MESSAGES.notAnOption)
      .optional()
      .describe('Method of new students. `appliesTo` says which others get it.'),
    appliesTo: z
      .enum(METHOD_APPLIES_TO, FIELD_MESSAGES.notAnOption)
      .default('all')
      .describe(
        'Students who get `method`, of those whose login the class manages: `all`, only those with the `sameMethod` as the class until now, or `none`.',
      ),
    cardsOnlyWhileOpen: fields.flag.optional(),
  }),
  output: z.object({ changed: z.number(), classRoomJson: ClassroomJsonSchema }),
  refusals: [...teaching, 'CLS_009'],
  needsTeaching: true,
});
