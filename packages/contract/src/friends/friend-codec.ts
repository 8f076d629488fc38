import { defineCodec } from '../codec.ts';

export const getChildFriends = defineCodec('getChildFriends', {
  fields: { childId: 'requestUserId' },
});

export const answerFriendRequest = defineCodec('answerFriendRequest', {
  fields: { childId: 'requestUserId' },
});

export const unblockFriend = defineCodec('unblockFriend', {
  fields: { childId: 'requestUserId' },
});
