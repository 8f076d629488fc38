import { useMemo, useState } from 'react';
import type { ParseResult } from '../parse/parse-result.ts';
import { type Group, groupOfRow, type ValidatedRow } from '../rules/group-rows.ts';
import type { ImportRow } from '../rules/import-row.ts';
import { type ImportSurroundings, isOpen, validateImport } from '../rules/validate-import.ts';

const openIds = (validated: readonly ValidatedRow[]) =>
  validated.filter(({ result }) => isOpen(result)).map(({ row }) => row.id);

/** Validates the rows and sorts them into groups. A row stays in the group of questions. */
export const useGroups = (
  rows: readonly ImportRow[],
  reading: ParseResult,
  surroundings: ImportSurroundings,
) => {
  const validated = useMemo((): ValidatedRow[] => {
    const results = validateImport(rows, surroundings);
    return rows.flatMap((row, place) => {
      const result = results[place];
      return result ? { row, result } : [];
    });
  }, [rows, surroundings]);
  const [questions, setQuestions] = useState(() => ({ reading, ids: new Set(openIds(validated)) }));
  const isNewReading = questions.reading !== reading;
  const open = openIds(validated);
  if (isNewReading || open.some((id) => !questions.ids.has(id))) {
    setQuestions({ reading, ids: new Set([...(isNewReading ? [] : questions.ids), ...open]) });
  }
  const inGroup = (group: Group) =>
    validated.filter((each) => groupOfRow(each, questions.ids) === group);
  const rowsByGroup: Record<Group, ValidatedRow[]> = {
    answer: inGroup('answer'),
    same: inGroup('same'),
    changed: inGroup('changed'),
    ready: inGroup('ready'),
    skipped: inGroup('skipped'),
  };
  return { validated, rowsByGroup };
};
