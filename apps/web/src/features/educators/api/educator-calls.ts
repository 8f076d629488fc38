import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SchoolDetails, SchoolView } from '@wonderfield/contract/educators/school';
import { callApi, type RequestOf } from '../../../shared/call-client.ts';
import { storeUser } from '../../../shared/session-store.ts';

export const lookUpSchoolCode = async (schoolCode: string): Promise<SchoolDetails> => {
  const { schoolDetails } = await callApi('getSchoolAccountDetails', { schoolCode });
  return JSON.parse(schoolDetails);
};

/** Completes the license (S 3.6) and keeps what the server now knows of the user. */
export const completeLicense = async (setup: RequestOf<'updateUser'>) => {
  const { userJson } = await callApi('updateUser', { userType: 'educator', ...setup });
  storeUser(userJson);
};

/** The key is made with the form: sending it again never asks twice. */
export const createSchoolAccount = (
  request: RequestOf<'createSchoolAccount'>,
  idempotencyKey: string,
) => callApi('createSchoolAccount', request, { idempotencyKey });

export const askAgain = async () => {
  const { userJson } = await callApi('requestApproval', {});
  storeUser(userJson);
};

export const schoolQuery = () =>
  queryOptions({
    queryKey: ['school'],
    queryFn: async (): Promise<SchoolView> => (await callApi('getSchool', {})).school,
  });

const useSchoolChange = <Input>(send: (input: Input) => Promise<{ school: SchoolView }>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ school }) => client.setQueryData(schoolQuery().queryKey, school),
  });
};

export const useRemoveTeacher = () =>
  useSchoolChange((teacherId: string) => callApi('removeSchoolTeacher', { teacherId }));

export const useSetSchoolCode = () =>
  useSchoolChange((action: 'renew' | 'revoke') => callApi('setSchoolCode', { action }));
