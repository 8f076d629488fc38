import { z } from 'zod';
import { SUBJECTS, valuesOf } from '../options.ts';
import { STAGES } from '../play/field.ts';
import { PHRASE_IDS } from './phrases.ts';

/* Visits between children. The game knows avatars and keys, never a name or an account. */

/** Another player in the game. */
export const OtherPlayerSchema = z.object({
  playerKey: z.string(),
  name: z.string().describe('The avatar name.'),
  look: z.string().optional(),
});
export type OtherPlayer = z.infer<typeof OtherPlayerSchema>;

/**
 * Relation of two players: `open` allows visits, `ask` needs the approval of an adult of each,
 * `asked` has a request that no adult declined.
 */
export const STATUSES = ['open', 'ask', 'asked'] as const;
export type Standing = (typeof STATUSES)[number];

export const KnownPlayerSchema = OtherPlayerSchema.extend({
  standing: z.enum(STATUSES),
  /** True if the player is in the game now. Only set for players who can be visited. */
  isHere: z.boolean(),
});
export type KnownPlayer = z.infer<typeof KnownPlayerSchema>;

/** A chat message: a ready-made phrase, or typed text if both players may type. */
export const ChatMessageSchema = z.object({
  sayingId: z.string(),
  visitId: z.string(),
  /** True if the reader sent it. */
  isMine: z.boolean(),
  phrase: z.enum(PHRASE_IDS).optional(),
  text: z.string().optional(),
});
export type ChatMessage = z.infer<typeof ChatMessageSchema>;

/** A visit of one player in another player's field. */
export const VisitSchema = z.object({
  visitId: z.string(),
  /** True if the reader is the host. */
  isHost: z.boolean(),
  other: OtherPlayerSchema,
  /** True if the other player is in the game and receives messages. */
  isOtherHere: z.boolean(),
  mayType: z.boolean(),
  /**
   * True after two rejected typed sentences. Only phrases are allowed for the rest of the visit.
   */
  isTypingOver: z.boolean(),
  /** Messages so far, newest last. */
  sayings: z.array(ChatMessageSchema),
});
export type Visit = z.infer<typeof VisitSchema>;

/** A field, as shown to a visitor. Contains what has grown, but nothing about performance. */
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

export const REPORT_REASONS = [
  { value: 'unkind', label: 'Unkind words' },
  { value: 'private', label: 'Asked about private things' },
  { value: 'other', label: 'Something else' },
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number]['value'];

/** Reasons for which the filter reports a typed sentence automatically. */
export const FILTER_REASONS = ['threat', 'selfHarm', 'meeting', 'sexual'] as const;
export type FilterReason = (typeof FILTER_REASONS)[number];

/**
 * Events that the server sends over the socket. `visits` is always the whole state, so a page that
 * was offline needs no history.
 */
export const LiveEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visits'), visits: z.array(VisitSchema) }),
  z.object({ kind: z.literal('said'), saying: ChatMessageSchema }),
  /** A parent changed the player's minutes of today. */
  z.object({ kind: z.literal('time') }),
  /** The play session has ended. */
  z.object({ kind: z.literal('ended') }),
]);
export type LiveEvent = z.infer<typeof LiveEventSchema>;
