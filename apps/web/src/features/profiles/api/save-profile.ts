import { callApi, type RequestOf } from '../../../shared/call-client.ts';
import { storeUser } from '../../../shared/session-store.ts';

/** Changes their own profile and keeps what the server then says of the user. */
export const saveProfile = async ({ educatorGrade, ...changes }: RequestOf<'updateUser'>) => {
  const { userJson } = await callApi('updateUser', {
    ...changes,
    // Grades travel joined with commas, not as JSON (S 3.6).
    ...(educatorGrade && { educatorGrade: [educatorGrade].flat().join(',') }),
  });
  storeUser(userJson);
};
