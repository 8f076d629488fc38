import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getChildProgress,
  getChildSkill,
  getClassProgress,
  getStudentReport,
} from '@wonderfield/contract/progress/progress-codec';
import { callApi } from '../../../shared/call/call-client.ts';
import type { PeriodDays } from '../rules/periods.ts';

/** Fetches a week of a child. The previous week stays visible until the next one has loaded. */
export const childProgressQuery = (childId: string, week: string | undefined) =>
  queryOptions({
    queryKey: ['child-progress', childId, week],
    queryFn: () => callApi(getChildProgress, { childId, ...(week && { week }) }),
    placeholderData: (before, query) =>
      query?.queryKey[1] === childId ? keepPreviousData(before) : undefined,
  });

/** Fetches one skill of a child. */
export const childSkillQuery = (childId: string, skillId: string) =>
  queryOptions({
    queryKey: ['child-skill', childId, skillId],
    queryFn: () => callApi(getChildSkill, { childId, skillId }),
  });

/** Fetches a class. The previous period stays visible until the next one has loaded. */
export const classProgressQuery = (classroomId: string, { from, to }: PeriodDays) =>
  queryOptions({
    queryKey: ['class-progress', classroomId, from, to],
    queryFn: () =>
      callApi(getClassProgress, { classroomId, ...(from && { from }), ...(to && { to }) }),
    placeholderData: (before, query) =>
      query?.queryKey[1] === classroomId ? keepPreviousData(before) : undefined,
  });

/** Fetches the report about a student. Another period keeps the report visible while it loads. */
export const studentReportQuery = (
  { classroomId, studentId }: { classroomId: string; studentId: string },
  { from, to }: PeriodDays,
) =>
  queryOptions({
    queryKey: ['student-report', classroomId, studentId, from, to],
    queryFn: () =>
      callApi(getStudentReport, {
        classroomId,
        studentId,
        ...(from && { from }),
        ...(to && { to }),
      }),
    placeholderData: (before, query) =>
      query?.queryKey[2] === studentId ? keepPreviousData(before) : undefined,
  });
