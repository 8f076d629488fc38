import type { NextYear } from '@wonderfield/contract/classrooms/next-year';
import { useState } from 'react';
import { forget, recall, remember } from '../../shared/session/local-storage.ts';
import { proposeDraft, readDraft, writeDraft, type YearDraft } from './rules/year-draft.ts';

/**
 * Returns the steps of a new year, which the device keeps for 30 days or until the sign-out. They
 * share the key of the classroom form, because the specification fixes the keys. The form ignores
 * them, and the newer of the two drafts is kept.
 */
export const useYearDraft = (nextYear: NextYear) => {
  const { id } = nextYear.classroom;
  const [draft, setDraft] = useState(
    () => readDraft(recall('classroomDetails'), id, Date.now()) ?? proposeDraft(nextYear),
  );
  return {
    draft,
    change: (changes: Partial<YearDraft>) => {
      const changed = { ...draft, ...changes };
      setDraft(changed);
      remember('classroomDetails', writeDraft(id, changed, Date.now()));
    },
  };
};
export type DraftState = ReturnType<typeof useYearDraft>;

export const forgetYearDraft = () => forget('classroomDetails');
