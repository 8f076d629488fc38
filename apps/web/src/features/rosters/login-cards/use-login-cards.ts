import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { newLoginsIn } from '../../../shared/account/new-logins.ts';
import { useHandedLogins } from '../api/login-handoff.ts';
import { type Passwords, useShowPasswords } from '../api/roster-calls.ts';
import type { Roster } from '../api/roster-query.ts';
import { hasCardPassword } from './student-facts.ts';

const NONE: Passwords = new Map();

/** Holds the shown login cards and their passwords, which are new or were requested. */
export const useLoginCards = (roster: Roster) => {
  const showErrorToast = useErrorToast();
  const handed = useHandedLogins(roster.id);
  const ask = useShowPasswords(roster.id);
  const [isAll, setAll] = useState(false);
  const [passwords, setPasswords] = useState<Passwords>(
    () => new Map(handed?.map(({ studentId, password }) => [studentId, password])),
  );
  const { state } = useLocation();
  const newIds = handed?.map(({ studentId }) => studentId) ?? newLoginsIn(state);
  const ids = new Set(isAll ? [] : newIds);
  const chosen = roster.students.filter(({ id }) => ids.has(id));
  const students = chosen.length > 0 ? chosen : roster.students;
  const waiting = students.filter(hasCardPassword);
  return {
    students,
    passwords,
    /** Number of students who still use the password on the card. */
    waiting: waiting.length,
    /** Number of cards whose password is hidden. */
    hidden: waiting.filter(({ id }) => !passwords.has(id)).length,
    isPart: students.length < roster.students.length,
    isBusy: ask.isPending,
    showAll: () => setAll(true),
    hide: () => setPasswords(NONE),
    /**
     * Requests the passwords and returns true when they are on the cards. The server records the
     * view.
     */
    show: async () => {
      try {
        const opened = await ask.mutateAsync();
        // Render synchronously, because the caller may print at once.
        flushSync(() => setPasswords(opened));
        ask.reset();
        return true;
      } catch (error) {
        showErrorToast(error as Error, { text: TEXTS.passwordNotRead });
        return false;
      }
    },
  };
};
export type PendingLoginCards = ReturnType<typeof useLoginCards>;
