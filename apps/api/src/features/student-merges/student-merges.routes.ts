import * as calls from '@wonderfield/contract/student-merges/merge-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { findDuplicates, keepApart } from './find-duplicates.ts';
import { mergeStudents } from './merge-students.ts';
import { unmergeStudents } from './unmerge-students.ts';

export const studentMergeRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.getTwins, findDuplicates);
  registerCall(app, calls.mergeStudents, mergeStudents);
  registerCall(app, calls.unmergeStudents, unmergeStudents);
  registerCall(app, calls.keepStudentsApart, keepApart);
};
