import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import { useState } from 'react';
import { useIdempotencyKey } from '../../../shared/call/use-idempotency-key.ts';
import { type Login, useAddStudents } from '../api/roster-calls.ts';
import type { EntryMessages, SentEntry } from '../entry/entry.ts';
import { messagesByRow } from '../entry/server-messages.ts';
import { matchesOf, NO_MATCHES, namesToCompare } from '../same-students/same-students.rules.ts';
import type { SameAnswers, SameQuestion } from '../same-students/same-students-dialog.tsx';
import { sameStudentsQuery } from '../same-students/same-students-query.ts';

type Sent = { entry: SentEntry; place: number };

/** Returns the typed students that get a new login, and the ids of those who have one. */
const applyAnswers = (entries: readonly SentEntry[], answers: SameAnswers) => {
  const created: Sent[] = [];
  const existingIds: string[] = [];
  for (const [place, entry] of entries.entries()) {
    const answer = answers.get(place);
    if (answer?.student) existingIds.push(answer.student.id);
    else if (answer?.value === 'new') created.push({ place, entry: { ...entry, isNew: true } });
    else if (!answer) created.push({ place, entry });
  }
  return { created, existingIds };
};

/** Saves typed students. Asks first about names of students who may have a login already. */
export const useSaveRows = (
  classroomId: string,
  {
    onAdded,
    onError,
  }: {
    onAdded: (logins: Login[]) => void;
    /** Gets the messages by the position of the typed student. */
    onError: (error: Error, messages: ReadonlyMap<number, EntryMessages>) => void;
  },
) => {
  const client = useQueryClient();
  const add = useAddStudents(classroomId);
  const keyFor = useIdempotencyKey();
  const [isChecking, setChecking] = useState(false);
  const [question, setQuestion] = useState<{ entries: SentEntry[]; questions: SameQuestion[] }>();

  const send = (entries: readonly SentEntry[], answers: SameAnswers) => {
    const { created, existingIds } = applyAnswers(entries, answers);
    const request = { entries: created.map(({ entry }) => entry), existingIds };
    add.mutate(
      { ...request, key: keyFor(request) },
      {
        onSuccess: onAdded,
        onError: (error) => {
          const sent = error instanceof ApiError ? messagesByRow(error.errors) : new Map();
          const places = [...sent].map(
            ([index, messages]) => [created[index]?.place ?? -1, messages] as const,
          );
          onError(error, new Map(places));
        },
        onSettled: () => setQuestion(undefined),
      },
    );
  };
  const save = async (entries: SentEntry[]) => {
    setChecking(true);
    const query = sameStudentsQuery(classroomId, namesToCompare(entries));
    // If the check fails, the server checks the names again before it adds students.
    const matches = await client.fetchQuery(query).catch(() => NO_MATCHES);
    setChecking(false);
    const questions = entries.flatMap((name, place) => {
      const students = matchesOf(matches, name);
      return students.length > 0 ? [{ place, name, students }] : [];
    });
    if (questions.length > 0) setQuestion({ entries, questions });
    else send(entries, new Map());
  };
  return {
    save,
    question,
    confirm: (answers: SameAnswers) => question && send(question.entries, answers),
    cancel: () => setQuestion(undefined),
    isBusy: isChecking || add.isPending,
  };
};
