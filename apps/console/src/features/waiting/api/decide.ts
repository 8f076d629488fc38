import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import type { WaitingEducator } from '@wonderfield/contract/operators/operator-views';
import { callOperators } from '../../../shared/call/call-client.ts';
import { leaveWaiting, markApproved } from './waiting-query.ts';

/** Codes of a decision that a colleague already made. */
const DECIDED_BEFORE = ['EDU_003', 'SCH_004'];

export const undoApproval = (userId: string) => callOperators('undoEducatorApproval', { userId });
export const rejectEducator = (userId: string, reason: string) =>
  callOperators('decideEducator', { userId, decision: 'refuse', reason });
export const approveSchool = (schoolId: string, confirmsDomain: boolean) =>
  callOperators('decideSchool', { schoolId, confirmsDomain, decision: 'approve' });
export const rejectSchool = (schoolId: string, reason: string) =>
  callOperators('decideSchool', { schoolId, decision: 'refuse', reason });

export type Decide = (id: string, send: () => Promise<unknown>) => Promise<void>;

/** Approves an educator. The entry stays in place while the approval can be undone. */
export const useApproveEducator = (onLeave: (id: string) => void) => {
  const queryClient = useQueryClient();
  return async (educator: WaitingEducator) => {
    const { userId } = educator;
    try {
      await callOperators('decideEducator', { userId, decision: 'approve' });
    } catch (error) {
      if (error instanceof ApiError && DECIDED_BEFORE.includes(error.code)) {
        onLeave(userId);
        await leaveWaiting(queryClient, userId);
      }
      throw error;
    }
    await markApproved(queryClient, educator);
  };
};

/** Sends a decision and removes the entry, also if a colleague decided first. */
export const useDecide = (onLeave: (id: string) => void): Decide => {
  const queryClient = useQueryClient();
  return async (id, send) => {
    const leave = () => {
      onLeave(id);
      return leaveWaiting(queryClient, id);
    };
    try {
      await send();
    } catch (error) {
      if (error instanceof ApiError && DECIDED_BEFORE.includes(error.code)) await leave();
      throw error;
    }
    await leave();
  };
};
