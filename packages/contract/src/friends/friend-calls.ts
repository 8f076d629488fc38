import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import * as spelling from './friend-codec.ts';
import { OtherPlayerSchema } from './friends.ts';

/* Calls for parents who manage the friends of a child. */

const childId = fields.id;
const playerKey = fields.id;

const ChildFriendSchema = OtherPlayerSchema.extend({
  /** Name and class if the two share a classroom or a home: "Ben W., Room 12 Explorers". */
  who: z.string().optional(),
});
export type ChildFriend = z.infer<typeof ChildFriendSchema>;

const FriendRequestSchema = ChildFriendSchema.extend({
  /** True if this child sent the friend request. */
  isOwnWish: z.boolean(),
  askedAt: z.string(),
});
export type FriendRequest = z.infer<typeof FriendRequestSchema>;

const ReceivedChatMessageSchema = z.object({
  sayingId: z.string(),
  saidAt: z.string(),
  /** True if the child sent the message. */
  isChilds: z.boolean(),
  other: z.string().describe('The avatar name of the other player.'),
  text: z.string(),
});
export type ReceivedChatMessage = z.infer<typeof ReceivedChatMessageSchema>;

export const ChildFriendsSchema = z.object({
  /** Friend requests that wait for this parent's approval. */
  requests: z.array(FriendRequestSchema),
  /** Friends approved by this parent. `isOpen` is true if the other side approved, too. */
  friends: z.array(
    ChildFriendSchema.extend({
      isOpen: z.boolean(),
      /**
       * True if the child blocked another child of the same adult, which also closes this
       * friendship.
       */
      isFamilyBlocked: z.boolean(),
    }),
  ),
  /** Friends that this parent declined. The decision can be changed. */
  refused: z.array(ChildFriendSchema),
  /**
   * Players the child blocked. A block without a name is about an erased account and still counts.
   */
  blocked: z.array(OtherPlayerSchema.partial().extend({ blockId: z.string() })),
  /** Chat messages of the last 30 days, phrases and typed text, newest first. */
  sayings: z.array(ReceivedChatMessageSchema),
});
export type ChildFriends = z.infer<typeof ChildFriendsSchema>;

export const getChildFriends = defineCall({
  ...spelling.getChildFriends,
  summary: "Lists a child's friend requests, friends, blocked players and chat messages.",
  access: ['parent'],
  input: z.object({ childId }),
  output: ChildFriendsSchema,
  refusals: ['CHD_001'],
});

export const answerFriendRequest = defineCall({
  ...spelling.answerFriendRequest,
  summary: "Approves or declines a friend of the parent's child. Declining also ends open visits.",
  access: ['parent'],
  input: z.object({ childId, playerKey, isYes: fields.flag }),
  output: ChildFriendsSchema,
  refusals: ['CHD_001', 'FRD_001'],
  limits: [{ per: 'user', times: 240, seconds: 3600 }],
});

export const unblockFriend = defineCall({
  ...spelling.unblockFriend,
  summary:
    "Removes a block that the child set, given by its id or by the player. The families' rules still apply.",
  access: ['parent'],
  input: z.object({ childId, playerKey: playerKey.optional(), blockId: fields.id.optional() }),
  output: ChildFriendsSchema,
  refusals: ['CHD_001', 'FRD_001'],
  limits: [{ per: 'user', times: 240, seconds: 3600 }],
});
