import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ClassResult, SchoolYear } from '@wonderfield/contract/classrooms/next-year';
import * as calls from '@wonderfield/contract/classrooms/next-year-codec';
import { callApi, type RequestOf } from '../../../shared/call/call-client.ts';

/** Fetches the classes of the administrator's school. */
export const schoolYearQuery = () =>
  queryOptions({
    queryKey: ['school-next-year'],
    queryFn: async (): Promise<SchoolYear> => (await callApi(calls.getSchoolNextYear, {})).school,
  });

/** Classes per request. Small, so the page shows progress. */
const CLASSES_AT_ONCE = 5;

const chunksOf = <Item>(list: readonly Item[]) =>
  Array.from({ length: Math.ceil(list.length / CLASSES_AT_ONCE) }, (_, chunk) =>
    list.slice(chunk * CLASSES_AT_ONCE, (chunk + 1) * CLASSES_AT_ONCE),
  );

type NewClass = { classroomId: string; name: string; grade: string };

/**
 * Returns functions that change several classes in small requests. They report progress, and what
 * a failed request did not change stays as it was.
 */
export const useSchoolYearChanges = () => {
  const client = useQueryClient();
  const { queryKey } = schoolYearQuery();
  const sendAll = async <Item>(
    items: readonly Item[],
    send: (chunk: Item[]) => Promise<{ results: ClassResult[]; school: SchoolYear }>,
    onProgress: (done: number) => void,
  ) => {
    const results: ClassResult[] = [];
    try {
      for (const chunk of chunksOf(items)) {
        const response = await send(chunk);
        results.push(...response.results);
        client.setQueryData(queryKey, response.school);
        onProgress(results.length);
      }
    } catch (error) {
      void client.invalidateQueries({ queryKey });
      return { results, error: error as Error };
    } finally {
      void client.invalidateQueries({ queryKey: ['school'] });
    }
    return { results, error: undefined };
  };
  return {
    start: (schoolYear: number, classes: readonly NewClass[], onProgress: (done: number) => void) =>
      sendAll(
        classes,
        (chunk) =>
          callApi(calls.startSchoolNextYear, {
            schoolYear,
            classes: chunk,
          } as RequestOf<'startSchoolNextYear'>),
        onProgress,
      ),
    undo: (classroomIds: readonly string[], onProgress: (done: number) => void) =>
      sendAll(
        classroomIds,
        (chunk) => callApi(calls.undoSchoolNextYear, { classroomIds: chunk }),
        onProgress,
      ),
  };
};
