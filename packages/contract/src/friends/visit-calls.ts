import { z } from 'zod';
import * as fields from '../fields.ts';
import { TYPED_MAX_LENGTH } from '../limits.ts';
import { valuesOf } from '../options.ts';
import { definePlayCall } from '../play/define-play-call.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import {
  KnownPlayerSchema,
  OtherPlayerSchema,
  REPORT_REASONS,
  SeenFieldSchema,
  VisitSchema,
} from './friends.ts';
import { PHRASE_IDS } from './phrases.ts';

/*
 * Calls about visits with the play session. A player who cannot be visited looks like one who does
 * not exist.
 */

const playerKey = fields.id;
const visitId = fields.id;

export const listFriends = definePlayCall({
  name: 'listFriends',
  summary:
    'Lists friends, classmates and siblings, other players in the game, and blocked players.',
  input: z.object({}),
  output: z.object({
    /** Classmates, siblings and friends approved by both families. */
    friends: z.array(KnownPlayerSchema),
    /** Other players in the game, as far as the rules of both families allow. */
    nearby: z.array(KnownPlayerSchema),
    /** Players blocked by this player. The other side never learns about it. */
    blocked: z.array(OtherPlayerSchema),
  }),
  refusals: ['PLY_001', 'FRD_002'],
  limits: [{ per: 'user', times: 600, seconds: 3600 }],
});

export const askToVisit = definePlayCall({
  name: 'askToVisit',
  summary:
    'Sends a friend request. Adults of both players have to approve it. Repeating it changes nothing.',
  input: z.object({ playerKey }),
  output: z.object({ standing: KnownPlayerSchema.shape.standing }),
  refusals: ['PLY_001', 'FRD_001', 'FRD_002'],
  limits: [{ per: 'user', times: 30, seconds: 3600 }],
});

export const visitField = definePlayCall({
  name: 'visitField',
  summary: "Starts a visit and returns the other player's field and the available phrases.",
  input: z.object({ playerKey }),
  output: z.object({ visit: VisitSchema, field: SeenFieldSchema }),
  refusals: ['PLY_001', 'FRD_001', 'FRD_002'],
  limits: [{ per: 'user', times: 240, seconds: 3600 }],
});

export const leaveVisit = definePlayCall({
  name: 'leaveVisit',
  summary: 'Ends a visit for both players.',
  input: z.object({ visitId }),
  output: z.object({}),
  refusals: ['PLY_001'],
  limits: [{ per: 'user', times: 600, seconds: 3600 }],
});

export const sendChatMessage = definePlayCall({
  name: 'saySomething',
  summary: 'Sends a ready-made phrase, or a typed message if both families allow typing.',
  input: z.object({
    visitId,
    phrase: z.enum(PHRASE_IDS, FIELD_MESSAGES.notAnOption).optional(),
    text: fields.optionalText(TYPED_MAX_LENGTH),
  }),
  output: z.object({ sayingId: z.string() }),
  refusals: ['PLY_001', 'FRD_001', 'FRD_002', 'FRD_003', 'FRD_004', 'FRD_006', 'FRD_007'],
  limits: [
    { per: 'user', times: 20, seconds: 60 },
    { per: 'user', times: 300, seconds: 3600 },
  ],
});

export const blockPlayer = definePlayCall({
  name: 'blockPlayer',
  summary: 'Blocks a player and ends all visits. Neither player sees the other again.',
  input: z.object({ playerKey }),
  output: z.object({}),
  refusals: ['PLY_001', 'FRD_001', 'FRD_002'],
  limits: [{ per: 'user', times: 60, seconds: 3600 }],
});

export const reportPlayer = definePlayCall({
  name: 'reportPlayer',
  summary: 'Reports a player to the operators with the chat messages, and blocks the player.',
  input: z.object({
    playerKey,
    reason: z.enum(valuesOf(REPORT_REASONS), FIELD_MESSAGES.notAnOption),
  }),
  output: z.object({}),
  refusals: ['PLY_001', 'FRD_001', 'FRD_002'],
  limits: [{ per: 'user', times: 20, seconds: 3600 }],
});

export const VISIT_CALLS = {
  listFriends,
  askToVisit,
  visitField,
  leaveVisit,
  saySomething: sendChatMessage,
  blockPlayer,
  reportPlayer,
} as const;
