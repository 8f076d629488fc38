import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { SchoolRecord } from '@wonderfield/contract/operators/operator-views';
import { callOperators, type RequestOf } from '../../../shared/call/call-client.ts';

const SCHOOLS = 'schools';

export const schoolsQuery = (search: string) =>
  queryOptions({
    queryKey: [SCHOOLS, search],
    queryFn: async () => (await callOperators('listSchools', { search })).schools,
    // Keeps the previous list during typing until the new one is loaded.
    placeholderData: keepPreviousData,
  });

type SchoolStep = { schoolId: string; reason: string };

/** Actions of an operator on a school. Each returns the updated school. */
export const useSchoolSteps = () => {
  const queryClient = useQueryClient();
  const keep = ({ school }: { school: SchoolRecord }) =>
    queryClient.setQueriesData<SchoolRecord[]>({ queryKey: [SCHOOLS] }, (schools) =>
      schools?.map((each) => (each.schoolId === school.schoolId ? school : each)),
    );
  return {
    issueCode: async (step: SchoolStep) => keep(await callOperators('issueSchoolCode', step)),
    revokeCode: async (step: SchoolStep) => keep(await callOperators('revokeSchoolCode', step)),
    setDomainRule: async (step: RequestOf<'setDomainRule'>) =>
      keep(await callOperators('setDomainRule', step)),
    removeDomain: async (step: RequestOf<'removeDomain'>) =>
      keep(await callOperators('removeDomain', step)),
  };
};
