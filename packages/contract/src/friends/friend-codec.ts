import { spell } from '../codec.ts';

export const getChildFriends = spell('getChildFriends', {
  fields: { childId: 'requestUserId' },
});

export const answerFriendRequest = spell('answerFriendRequest', {
  fields: { childId: 'requestUserId' },
});

export const unblockFriend = spell('unblockFriend', {
  fields: { childId: 'requestUserId' },
});
