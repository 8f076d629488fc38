import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assignmentsQuery } from '../api/assignment-calls.ts';
import { whyNoRow } from '../rules/assignments.ts';
import type { AssignStart } from './assign-draft.ts';

type AssigningParams = {
  isOpen: boolean;
  start: AssignStart | undefined;
  /** Counts openings. It is the form's key, so each opening has a new form. */
  turn: number;
};

/** Loads the assigned rows of a class and controls the dialog that creates one. */
export const useAssigning = (classroomId: string, isKnown: boolean) => {
  const { data, error, refetch } = useQuery({
    ...assignmentsQuery(classroomId, 'open'),
    enabled: isKnown,
  });
  const whyNot = data && whyNoRow(data);
  const [dialog, setDialog] = useState<AssigningParams>({
    isOpen: false,
    start: undefined,
    turn: 0,
  });
  return {
    room: data,
    error,
    ...dialog,
    retry: () => void refetch(),
    /** Shown before the teacher fills in the form. */
    whyNot,
    begin:
      data && !whyNot
        ? (start?: AssignStart) =>
            setDialog(({ turn }) => ({ isOpen: true, start, turn: turn + 1 }))
        : undefined,
    end: () => setDialog((was) => ({ ...was, isOpen: false })),
  };
};
