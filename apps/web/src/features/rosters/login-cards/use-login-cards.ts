import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Student } from '@wonderfield/contract/classrooms/student';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { newLoginsIn } from '../../../shared/account/new-logins.ts';
import {
  type CardCodes,
  type StudentPictures,
  useIssueCards,
  useShowPictures,
} from '../../../shared/student-login/login-calls.ts';
import { type HandedLogins, useHandedLogins } from '../api/login-handoff.ts';
import { type Passwords, useShowPasswords } from '../api/roster-calls.ts';
import { type Roster, useRosterChanges } from '../api/roster-query.ts';
import {
  hasCardCode,
  hasCardPassword,
  hasCardPictures,
  hasLetterCode,
  hasLetterPassword,
} from './student-facts.ts';

/** What is on the cards and known in memory only. */
export type CardSecrets = {
  passwords: Passwords;
  pictures: StudentPictures;
  codes: CardCodes;
};

const NO_SECRETS: CardSecrets = { passwords: new Map(), pictures: new Map(), codes: new Map() };

const secretsOf = (handed: HandedLogins | undefined): CardSecrets => ({
  passwords: new Map(handed?.logins.map(({ studentId, password }) => [studentId, password])),
  pictures: handed?.pictures ?? new Map(),
  codes: new Map(),
});

const idsOf = (students: readonly Student[]) => students.map(({ id }) => id);

/** Returns the students whose cards are shown first: those with new logins, or all. */
const useShownStudents = (roster: Roster, handed: HandedLogins | undefined) => {
  const [isAll, setAll] = useState(false);
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const handedIds = handed && [
    ...handed.logins.map(({ studentId }) => studentId),
    ...(handed.pictures?.keys() ?? []),
  ];
  const ids = new Set(isAll ? [] : (handedIds ?? newLoginsIn(state)));
  const chosen = roster.students.filter(({ id }) => ids.has(id));
  return {
    students: chosen.length > 0 ? chosen : roster.students,
    showAll: () => {
      setAll(true);
      // A reload shows all cards, too.
      void navigate({ search }, { replace: true, state: null });
    },
  };
};

/** Which students have a QR code or a password on the print. */
type Printed = Readonly<Record<'hasCode' | 'hasPassword', (student: Student) => boolean>>;

const CARDS: Printed = { hasCode: hasCardCode, hasPassword: hasCardPassword };

/** A letter replaces no card, and contains no password that the student will change. */
export const LETTERS: Printed = { hasCode: hasLetterCode, hasPassword: hasLetterPassword };

/** Requests what the cards of some students show. The server records each view. */
const useReadSecrets = (classroomId: string) => {
  const passwords = useShowPasswords(classroomId);
  const pictures = useShowPictures(classroomId);
  return {
    isPending: passwords.isPending || pictures.isPending,
    read: async (students: readonly Student[]) => {
      const withPictures = idsOf(students.filter(hasCardPictures));
      const [shownPasswords, shownPictures] = await Promise.all([
        students.some(hasCardPassword) ? passwords.mutateAsync() : undefined,
        withPictures.length > 0 ? pictures.mutateAsync(withPictures) : undefined,
      ]);
      passwords.reset();
      pictures.reset();
      return { passwords: shownPasswords, pictures: shownPictures };
    },
  };
};

/** Holds the shown login cards or letters and their secrets, which are new or were requested. */
export const useLoginCards = (
  roster: Roster,
  /** What is printed of a student. */
  { hasCode, hasPassword }: Printed = CARDS,
) => {
  const showErrorToast = useErrorToast();
  const handed = useHandedLogins(roster.id);
  const reading = useReadSecrets(roster.id);
  const issuing = useIssueCards(roster.id);
  const { refresh } = useRosterChanges(roster.id);
  const [secrets, setSecrets] = useState(() => secretsOf(handed));
  const { students, showAll } = useShownStudents(roster, handed);
  const waiting = students.filter((each) => hasPassword(each) || hasCardPictures(each));
  const hidden = waiting.filter(
    ({ id }) => !secrets.passwords.has(id) && !secrets.pictures.has(id),
  );
  const withoutCode = students.filter((each) => hasCode(each) && !secrets.codes.has(each.id));
  // Render synchronously, because the caller may print at once.
  const put = (more: Partial<CardSecrets>) =>
    flushSync(() => setSecrets((before) => ({ ...before, ...more })));
  return {
    students,
    secrets,
    /** Number of students whose card shows a password or pictures. */
    waiting: waiting.length,
    /** Number of cards whose password or pictures are hidden. */
    hidden: hidden.length,
    hasPictures: waiting.some(hasCardPictures),
    /** Number of cards that need a new QR code. */
    withoutCode: withoutCode.length,
    /** Number of students who never had a QR code or whose card was stopped. */
    firstCodes: withoutCode.filter((each) => !each.hasCard).length,
    /** Number of printed cards that stop working with new QR codes. */
    replaced: withoutCode.filter((each) => each.hasCard).length,
    isPart: students.length < roster.students.length,
    isBusy: reading.isPending,
    isIssuing: issuing.isPending,
    showAll,
    hide: () => setSecrets(({ codes }) => ({ ...NO_SECRETS, codes })),
    /**
     * Requests passwords and pictures and returns true when they are on the cards. The server
     * records the view.
     */
    show: async () => {
      try {
        const shown = await reading.read(hidden);
        put({
          ...(shown.passwords && { passwords: shown.passwords }),
          ...(shown.pictures && { pictures: shown.pictures }),
        });
        return true;
      } catch (error) {
        showErrorToast(error as Error, { text: TEXTS.passwordNotRead });
        return false;
      }
    },
    /** Creates new QR codes and returns true when they are on the cards. */
    issue: async () => {
      try {
        const codes = await issuing.mutateAsync(idsOf(withoutCode));
        issuing.reset();
        put({ codes: new Map([...secrets.codes, ...codes]) });
        refresh();
        return true;
      } catch (error) {
        showErrorToast(error as Error);
        return false;
      }
    },
  };
};
export type PendingLoginCards = ReturnType<typeof useLoginCards>;
