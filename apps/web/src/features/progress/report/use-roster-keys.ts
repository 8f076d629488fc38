import { useEffect } from 'react';

type RosterKeys = {
  previousId: string | undefined;
  nextId: string | undefined;
  onStudent: (studentId: string) => void;
};

/** Opens the next student with J and the previous one with K, unless the teacher types text. */
export const useRosterKeys = ({ previousId, nextId, onStudent }: RosterKeys) => {
  useEffect(() => {
    const handleKey = ({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent) => {
      const isTyping = (target as Element).closest?.('input, select, textarea, [role="dialog"]');
      if (altKey || ctrlKey || metaKey || isTyping) return;
      const studentId = key === 'j' ? nextId : key === 'k' ? previousId : undefined;
      if (studentId) onStudent(studentId);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [previousId, nextId, onStudent]);
};
