import * as calls from '@wonderfield/contract/classrooms/classroom-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { archiveClassroom } from './archive-classroom.ts';
import { deleteClassroom } from './delete-classroom.ts';
import { setClassCode } from './join/class-codes.ts';
import { joinClassroom } from './join/join-classroom.ts';
import { joinWithCode } from './join/join-with-code.ts';
import { previewJoinCode } from './join/preview-join-code.ts';
import { listClassrooms } from './list-classrooms.ts';
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
import { saveClassroom } from './save-classroom.ts';

export const classroomRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.createClassRoom, saveClassroom);
  registerCall(app, calls.getClassroomsByEducator, listClassrooms);
  registerCall(app, calls.deleteClassroom, deleteClassroom);
  registerCall(app, calls.archiveClassroom, archiveClassroom);
  registerCall(app, calls.addStudentsToClassRoom, addStudents);
  registerCall(app, calls.undoRosterImport, undoImport);
  registerCall(app, calls.removeStudentfromClass, removeStudent);
  registerCall(app, calls.renameStudent, renameStudent);
  registerCall(app, calls.removeStudents, removeStudents);
  registerCall(app, calls.getRemovedStudents, listRemovedStudents);
  registerCall(app, calls.bringBackStudents, bringBackStudents);
  registerCall(app, calls.removeIdleStudents, removeIdleStudents);
  registerCall(app, calls.showRosterPasswords, showRosterPasswords);
  registerCall(app, calls.renewRosterPasswords, renewRosterPasswords);
  registerCall(app, calls.setClassCode, setClassCode);
  registerCall(app, calls.lookUpJoinCode, previewJoinCode);
  registerCall(app, calls.joinWithCode, joinWithCode);
  registerCall(app, calls.showOwnLogin, showOwnLogin);
  registerCall(app, calls.joinClassroom, joinClassroom);
};
