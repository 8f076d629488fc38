import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StudentPictures } from '../../../shared/student-login/login-calls.ts';
import type { Login } from './roster-calls.ts';

/** What was just created for students: logins with passwords, or new pictures. */
export type HandedLogins = {
  logins: readonly Login[];
  pictures?: StudentPictures | undefined;
};

/** Keeps the logins only in memory, never in a URL, the history or device storage. */
const handedKey = (classroomId: string) => ['handed-logins', classroomId] as const;

/** Passes newly created logins to the page with the login cards. */
export const useLoginHandoff = (classroomId: string) => {
  const client = useQueryClient();
  return (handed: HandedLogins) => client.setQueryData(handedKey(classroomId), handed);
};

/** Returns the logins that were passed to this page. They are deleted when the page unmounts. */
export const useHandedLogins = (classroomId: string) => {
  const client = useQueryClient();
  const [handed] = useState(() => client.getQueryData<HandedLogins>(handedKey(classroomId)));
  useEffect(
    () => () => client.removeQueries({ queryKey: handedKey(classroomId) }),
    [client, classroomId],
  );
  return handed;
};
