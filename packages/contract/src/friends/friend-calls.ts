import { z } from 'zod';
import { defineCall } from '../call.ts';
import * as fields from '../fields.ts';
import * as spelling from './friend-codec.ts';
import { OtherPlayerSchema } from './friends.ts';

/* A parent looks after whom a child meets. */

const childId = fields.id;
const playerKey = fields.id;

const ChildFriendSchema = OtherPlayerSchema.extend({
  /** Who that is, where the two share a classroom or a home: "Ben W., Room 12 Explorers". */
  who: z.string().optional(),
});
export type ChildFriend = z.infer<typeof ChildFriendSchema>;

const FriendRequestSchema = ChildFriendSchema.extend({
  /** Whether it was this child's wish. */
  isOwnWish: z.boolean(),
  askedAt: z.string(),
});
export type FriendRequest = z.infer<typeof FriendRequestSchema>;

const ReceivedChatMessageSchema = z.object({
  sayingId: z.string(),
  saidAt: z.string(),
  /** Whether the child said it. */
  isChilds: z.boolean(),
  other: z.string().describe('The other’s avatar name'),
  text: z.string(),
});
export type ReceivedChatMessage = z.infer<typeof ReceivedChatMessageSchema>;

export const ChildFriendsSchema = z.object({
  /** What waits for this parent's yes. */
  requests: z.array(FriendRequestSchema),
  /** This parent's side said yes; `isOpen` once the other side did, too. */
  friends: z.array(
    ChildFriendSchema.extend({
      isOpen: z.boolean(),
      /** The child blocked another child of the same adult, which closes this friendship, too. */
      isFamilyBlocked: z.boolean(),
    }),
  ),
  /** This parent said no, which can be changed. */
  refused: z.array(ChildFriendSchema),
  /** Players the child blocked. Without a name the other account was erased; the block still counts. */
  blocked: z.array(OtherPlayerSchema.partial().extend({ blockId: z.string() })),
  /** What was said in the last thirty days, phrases and typed words, the newest first. */
  sayings: z.array(ReceivedChatMessageSchema),
});
export type ChildFriends = z.infer<typeof ChildFriendsSchema>;

export const getChildFriends = defineCall({
  ...spelling.getChildFriends,
  summary: 'Whom a child meets in the game: requests, friends, who is blocked, what was said.',
  access: ['parent'],
  input: z.object({ childId }),
  output: ChildFriendsSchema,
  refusals: ['CHD_001'],
});

export const answerFriendRequest = defineCall({
  ...spelling.answerFriendRequest,
  summary: 'Says yes or no to a friend of one’s child; a no also ends what was open.',
  access: ['parent'],
  input: z.object({ childId, playerKey, isYes: fields.flag }),
  output: ChildFriendsSchema,
  refusals: ['CHD_001', 'FRD_001'],
  limits: [{ per: 'user', times: 240, seconds: 3600 }],
});

export const unblockFriend = defineCall({
  ...spelling.unblockFriend,
  summary:
    'Lifts a block the child set, named by its id or by the player; the families’ rules count as before.',
  access: ['parent'],
  input: z.object({ childId, playerKey: playerKey.optional(), blockId: fields.id.optional() }),
  output: ChildFriendsSchema,
  refusals: ['CHD_001', 'FRD_001'],
  limits: [{ per: 'user', times: 240, seconds: 3600 }],
});
