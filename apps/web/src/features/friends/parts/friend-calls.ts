import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { ChildFriends } from '@wonderfield/contract/friends/friend-calls';
import {
  answerFriendRequest,
  getChildFriends,
  unblockFriend,
} from '@wonderfield/contract/friends/friend-codec';
import { callApi } from '../../../shared/call/call-client.ts';

export const childFriendsQuery = (childId: string) =>
  queryOptions({
    queryKey: ['child-friends', childId],
    queryFn: () => callApi(getChildFriends, { childId }),
  });

/**
 * Provides a parent's decisions about a child's friends. Each response contains the whole updated
 * list.
 */
export const useFriendDecisions = (childId: string) => {
  const client = useQueryClient();
  const tell = useErrorToast();
  const keep = (friends: ChildFriends) =>
    client.setQueryData(childFriendsQuery(childId).queryKey, friends);
  const answerRequest = useMutation({
    mutationFn: (said: { playerKey: string; isYes: boolean }) =>
      callApi(answerFriendRequest, { childId, ...said }),
    onSuccess: keep,
    onError: (error) => tell(error),
  });
  const unblock = useMutation({
    mutationFn: (blockId: string) => callApi(unblockFriend, { childId, blockId }),
    onSuccess: keep,
    onError: (error) => tell(error),
  });
  return {
    answer: (playerKey: string, isYes: boolean) => answerRequest.mutate({ playerKey, isYes }),
    unblock: unblock.mutate,
    isBusy: answerRequest.isPending || unblock.isPending,
  };
};
