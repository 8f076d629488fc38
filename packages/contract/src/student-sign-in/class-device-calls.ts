import { z } from 'zod';
import { UserJsonSchema } from '../accounts/user-json.ts';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { SCHOOL_CODE_MAX_LENGTH } from '../limits.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { USER_TYPES } from '../user-types.ts';
import { HAND_STATES, OpenClassSchema } from './open-class.ts';
import { PictureNameSchema, pictures } from './pictures.ts';
import * as spelling from './student-sign-in-codec.ts';

/* Calls of devices in a class, and of students who sign in there or with a card. */

/** Also open to a user who is signed in, because students share devices. */
const everyone = {
  access: ['anonymous', ...USER_TYPES],
  whileUnchecked: true,
  whileResetPending: true,
  whileGameOnly: true,
} as const;

const token = (max: number) => z.string(FIELD_MESSAGES.notText).max(max, FIELD_MESSAGES.tooLong);
const classToken = token(400).describe('Opens the class on this device, from `enterClass`.');
const tile = token(64);
const signedIn = { userJson: fields.jsonText(UserJsonSchema), sessionToken: z.string() };

export const enterClass = defineCall({
  name: 'enterClass',
  summary: 'Exchanges the code of an open class for a token of this device.',
  ...everyone,
  input: z.object({
    code: fields.requiredText(FIELD_MESSAGES.joinCodeMissing, SCHOOL_CODE_MAX_LENGTH),
  }),
  output: z.object({ classToken: z.string(), openClass: OpenClassSchema }),
  refusals: ['CLS_008', 'CLS_011', 'RTE_001'],
});

export const getOpenClass = defineCall({
  name: 'getOpenClass',
  summary: 'Returns the class with the tiles of its students while it is open.',
  ...everyone,
  input: z.object({ classToken }),
  output: z.object({ openClass: OpenClassSchema }),
  refusals: ['CLS_008'],
});

export const signInToClass = defineCall({
  ...spelling.signInToClass,
  summary: 'Signs in the student of a tile with pictures or with the password.',
  ...everyone,
  hashesPassword: true,
  input: z.object({
    classToken,
    tile,
    pictures: pictures.optional(),
    password: fields.existingPassword().optional(),
  }),
  output: z.object(signedIn),
  refusals: [
    'CLS_008',
    'CLS_011',
    'LGN_001',
    'LGN_002',
    'LGN_004',
    'LGN_005',
    'LGN_009',
    'LGN_010',
    'SYS_503',
  ],
});

export const signInWithCard = defineCall({
  ...spelling.signInWithCard,
  summary: 'Signs a student in with the code of a card, or with a code that an adult shows.',
  ...everyone,
  input: z.object({
    cardCode: token(100),
    classToken: classToken.optional(),
  }),
  output: z.object(signedIn),
  refusals: ['LGN_004', 'LGN_005', 'LGN_006', 'LGN_007', 'LGN_008', 'RTE_001'],
});

export const signInWithPictures = defineCall({
  ...spelling.signInWithPictures,
  summary: 'Signs a student in with username and pictures, for example at home.',
  ...everyone,
  input: z.object({ username: fields.username, pictures }),
  output: z.object(signedIn),
  refusals: ['LGN_004', 'LGN_005', 'LGN_009', 'LGN_010', 'RTE_001'],
});

export const raiseHand = defineCall({
  name: 'raiseHand',
  summary: 'Asks the educators of the open class to help the student of a tile.',
  ...everyone,
  input: z.object({ classToken, tile }),
  output: z.object({ handToken: z.string(), picture: PictureNameSchema }),
  refusals: ['CLS_008', 'CLS_011', 'RTE_001'],
});

export const checkHand = defineCall({
  ...spelling.checkHand,
  summary: 'Returns the answer to a raised hand, and once a session after the student was let in.',
  ...everyone,
  input: z.object({ handToken: token(100) }),
  output: z.object({
    state: z.enum(HAND_STATES),
    userJson: signedIn.userJson.optional(),
    sessionToken: z.string().optional(),
  }),
  refusals: ['LGN_004', 'LGN_005'],
});

export const lowerHand = defineCall({
  name: 'lowerHand',
  summary: 'Lowers a raised hand.',
  ...everyone,
  input: z.object({ handToken: token(100) }),
  output: z.object({}),
  refusals: [],
});
