import * as calls from '@wonderfield/contract/classrooms/classroom-calls';
import * as nextYearCalls from '@wonderfield/contract/classrooms/next-year-calls';
import { findSameStudents as findSameStudentsCall } from '@wonderfield/contract/classrooms/same-student-calls';
import * as transfers from '@wonderfield/contract/classrooms/transfer-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { archiveClassroom } from './archive-classroom.ts';
import { deleteClassroom } from './delete-classroom.ts';
import { setClassCode } from './join/class-codes.ts';
import { joinClassroom } from './join/join-classroom.ts';
import { joinWithCode } from './join/join-with-code.ts';
import { previewJoinCode } from './join/preview-join-code.ts';
import { listClassrooms } from './list-classrooms.ts';
import { addToNextYear } from './next-year/add-to-next-year.ts';
import { getNextYear } from './next-year/read-next-year.ts';
import { startNextYear } from './next-year/start-next-year.ts';
import { undoNextYear } from './next-year/undo-next-year.ts';
import { addStudents } from './roster/add-students.ts';
import { bringBackStudents, listRemovedStudents } from './roster/bring-back-students.ts';
import {
  removeIdleStudents,
  removeStudent,
  removeStudents,
  undoImport,
} from './roster/remove-students.ts';
import { renameStudent } from './roster/rename-student.ts';
import { renewRosterPasswords, showRosterPasswords } from './roster/roster-passwords.ts';
import { showOwnLogin } from './roster/show-own-login.ts';
import { findSameStudents } from './same-students/find-same-students.ts';
import { saveClassroom } from './save-classroom.ts';
import { listSourceClasses } from './transfer/list-source-classes.ts';
import { copyStudents, moveStudents } from './transfer/transfer-students.ts';
import { undoTransfer } from './transfer/undo-transfer.ts';

export const classroomRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.createClassRoom, saveClassroom);
  registerCall(app, calls.getClassroomsByEducator, listClassrooms);
  registerCall(app, calls.deleteClassroom, deleteClassroom);
  registerCall(app, calls.archiveClassroom, archiveClassroom);
  registerCall(app, findSameStudentsCall, findSameStudents);
  registerCall(app, calls.addStudentsToClassRoom, addStudents);
  registerCall(app, calls.undoRosterImport, undoImport);
  registerCall(app, calls.removeStudentfromClass, removeStudent);
  registerCall(app, calls.renameStudent, renameStudent);
  registerCall(app, calls.removeStudents, removeStudents);
  registerCall(app, calls.getRemovedStudents, listRemovedStudents);
  registerCall(app, calls.bringBackStudents, bringBackStudents);
  registerCall(app, transfers.moveStudents, moveStudents);
  registerCall(app, transfers.copyStudents, copyStudents);
  registerCall(app, transfers.undoTransfer, undoTransfer);
  registerCall(app, transfers.getSourceClasses, listSourceClasses);
  registerCall(app, calls.removeIdleStudents, removeIdleStudents);
  registerCall(app, calls.showRosterPasswords, showRosterPasswords);
  registerCall(app, calls.renewRosterPasswords, renewRosterPasswords);
  registerCall(app, calls.setClassCode, setClassCode);
  registerCall(app, calls.lookUpJoinCode, previewJoinCode);
  registerCall(app, calls.joinWithCode, joinWithCode);
  registerCall(app, calls.showOwnLogin, showOwnLogin);
  registerCall(app, calls.joinClassroom, joinClassroom);
  registerCall(app, nextYearCalls.getNextYear, getNextYear);
  registerCall(app, nextYearCalls.startNextYear, startNextYear);
  registerCall(app, nextYearCalls.addToNextYear, addToNextYear);
  registerCall(app, nextYearCalls.undoNextYear, undoNextYear);
};
