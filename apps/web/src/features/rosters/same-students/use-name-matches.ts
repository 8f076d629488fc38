import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { NO_MATCHES, namesToCompare } from './same-students.rules.ts';
import { sameStudentsQuery } from './same-students-query.ts';

const TYPING_PAUSE_MS = 400;
const NO_NAMES = '[]';

type Named = { firstName: string; lastName: string };

/**
 * Compares the names of a list with existing students, again after a pause in typing. Pass undefined
 * while there is no list.
 */
export const useNameMatches = (classroomId: string, entries: readonly Named[] | undefined) => {
  const isListed = entries !== undefined;
  const current = useMemo(() => JSON.stringify(namesToCompare(entries ?? [])), [entries]);
  const [compared, setCompared] = useState(NO_NAMES);
  // True after the first comparison of a list, which the preview waits for.
  const [isSettled, setSettled] = useState(false);
  const text = isSettled ? compared : current;
  const names = useMemo((): Named[] => JSON.parse(text), [text]);
  const query = useQuery({
    ...sameStudentsQuery(classroomId, names),
    enabled: isListed,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { isFetching } = query;
  useEffect(() => {
    if (!isListed) setSettled(false);
    else if (!isSettled && !isFetching) {
      setCompared(current);
      setSettled(true);
    }
  }, [isListed, isSettled, isFetching, current]);
  useEffect(() => {
    if (!isSettled || current === compared) return;
    // A line that moves to another group would lose the focus, so wait until the field is left.
    const timer = setInterval(() => {
      if (!document.activeElement?.matches('input[type="text"]')) setCompared(current);
    }, TYPING_PAUSE_MS);
    return () => clearInterval(timer);
  }, [isSettled, current, compared]);
  return {
    matches: query.data ?? NO_MATCHES,
    isPending: isListed && !isSettled,
    hasFailed: query.isError && !isFetching,
    retry: () => void query.refetch(),
  };
};
