import { z } from 'zod';
import { SUBJECTS, valuesOf } from '../options.ts';
import { STAGES } from '../play/field.ts';
import { PHRASE_IDS } from './phrases.ts';

/* Children who meet in their fields. The game knows avatars and keys, never a name or an account. */

/** Another player, as the game may know it. */
export const OtherPlayerSchema = z.object({
  playerKey: z.string(),
  name: z.string().describe('The avatar’s'),
  look: z.string().optional(),
});
export type OtherPlayer = z.infer<typeof OtherPlayerSchema>;

/**
 * How two players stand: `open`, visits are possible now; `ask`, a grown-up of each has to say yes
 * first; `asked`, that was asked for and nobody said no.
 */
export const STATUSES = ['open', 'ask', 'asked'] as const;
export type Standing = (typeof STATUSES)[number];

export const KnownPlayerSchema = OtherPlayerSchema.extend({
  standing: z.enum(STATUSES),
  /** In the game just now; told of those alone who can be visited. */
  isHere: z.boolean(),
});
export type KnownPlayer = z.infer<typeof KnownPlayerSchema>;

/** Something that was said: a ready-made phrase, or typed where both may type. */
export const ChatMessageSchema = z.object({
  sayingId: z.string(),
  visitId: z.string(),
  /** Whether the one who reads it said it. */
  isMine: z.boolean(),
  phrase: z.enum(PHRASE_IDS).optional(),
  text: z.string().optional(),
});
export type ChatMessage = z.infer<typeof ChatMessageSchema>;

/** Two players in one field, one of them at home there. */
export const VisitSchema = z.object({
  visitId: z.string(),
  /** Whether the one who reads it is the host. */
  isHost: z.boolean(),
  other: OtherPlayerSchema,
  /** The other is in the game just now, and hears what is said. */
  isOtherHere: z.boolean(),
  mayType: z.boolean(),
  /** Two typed sentences were rejected: the phrases stay for the rest of the visit. */
  isTypingOver: z.boolean(),
  /** What was said so far, the newest last. */
  sayings: z.array(ChatMessageSchema),
});
export type Visit = z.infer<typeof VisitSchema>;

/** A field as a visitor sees it: what has grown, nothing about how well anybody does. */
export const SeenFieldSchema = z.object({
  places: z.array(
    z.object({
      subject: z.enum(valuesOf(SUBJECTS)),
      rows: z.number(),
      stage: z.enum(STAGES),
    }),
  ),
});
export type SeenField = z.infer<typeof SeenFieldSchema>;

/** Why somebody tells us about somebody. */
export const REPORT_REASONS = [
  { value: 'unkind', label: 'Unkind words' },
  { value: 'private', label: 'Asked about private things' },
  { value: 'other', label: 'Something else' },
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number]['value'];

/** Why the filter reports a typed sentence by itself. */
export const FILTER_REASONS = ['threat', 'selfHarm', 'meeting', 'sexual'] as const;
export type FilterReason = (typeof FILTER_REASONS)[number];

/**
 * What the server tells by itself, over the socket. A page that was away asks again instead of
 * catching up: `visits` is always the whole state.
 */
export const LiveEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visits'), visits: z.array(VisitSchema) }),
  z.object({ kind: z.literal('said'), saying: ChatMessageSchema }),
  /** The play session is over. */
  z.object({ kind: z.literal('ended') }),
]);
export type LiveEvent = z.infer<typeof LiveEventSchema>;
