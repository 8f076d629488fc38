import type { Subject } from '@wonderfield/contract/options';
import { loadSkills } from '@wonderfield/questions/load-skills';
import { useEffect } from 'react';

/** Preloads questions, so the first one appears as soon as the row is dealt. */
export const usePreloadedQuestions = (selected: Subject, assignedSubject: Subject) => {
  useEffect(() => {
    for (const subject of new Set([selected, assignedSubject])) {
      loadSkills(subject).catch(() => undefined);
    }
  }, [selected, assignedSubject]);
};
