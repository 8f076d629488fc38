import type {
  ApprovedEducator,
  WaitingEducator,
} from '@wonderfield/contract/operators/operator-views';
import { useState } from 'react';

export type EducatorRow = { educator: WaitingEducator; isApproved: boolean };

/** Compares in the order of the server's list. */
const byWait = ({ educator: a }: EducatorRow, { educator: b }: EducatorRow) =>
  a.waitingSince.localeCompare(b.waitingSince) || a.userId.localeCompare(b.userId);

/**
 * Returns the rows of the queue. An approved educator stays in place while Undo is possible, so no
 * other Approve button moves under the pointer.
 */
export const useEducatorRows = (educators: WaitingEducator[], approved: ApprovedEducator[]) => {
  const [approvedHere, setApprovedHere] = useState<WaitingEducator[]>([]);
  const undoable = new Set(approved.map(({ userId }) => userId));
  const inPlace = approvedHere.filter(({ userId }) => undoable.has(userId));
  const inPlaceIds = new Set(inPlace.map(({ userId }) => userId));
  const rows: EducatorRow[] = [
    ...educators
      .filter(({ userId }) => !inPlaceIds.has(userId))
      .map((educator) => ({ educator, isApproved: false })),
    ...inPlace.map((educator) => ({ educator, isApproved: true })),
  ];
  return {
    rows: rows.sort(byWait),
    /** Approvals from an earlier visit or by a colleague. */
    approvedElsewhere: approved.filter(({ userId }) => !inPlaceIds.has(userId)),
    keepInPlace: (educator: WaitingEducator) =>
      setApprovedHere((kept) => [
        ...kept.filter(({ userId }) => userId !== educator.userId),
        educator,
      ]),
  };
};
