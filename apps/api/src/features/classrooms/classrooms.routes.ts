import * as calls from '@wonderfield/contract/classrooms/classroom-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { addStudents } from './add-students.ts';
import { archiveClassroom } from './archive-classroom.ts';
import { setClassCode } from './class-codes.ts';
import { deleteClassroom } from './delete-classroom.ts';
import { joinClassroom } from './join-classroom.ts';
import { joinWithCode } from './join-with-code.ts';
import { listClassrooms } from './list-classrooms.ts';
import { removeIdleStudents, removeStudent, undoImport } from './remove-students.ts';
import { renewRosterPasswords, showRosterPasswords } from './roster-passwords.ts';
import { saveClassroom } from './save-classroom.ts';

export const classroomRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.createClassRoom, saveClassroom);
  registerCall(app, calls.getClassroomsByEducator, listClassrooms);
  registerCall(app, calls.deleteClassroom, deleteClassroom);
  registerCall(app, calls.archiveClassroom, archiveClassroom);
  registerCall(app, calls.addStudentsToClassRoom, addStudents);
  registerCall(app, calls.undoRosterImport, undoImport);
  registerCall(app, calls.removeStudentfromClass, removeStudent);
  registerCall(app, calls.removeIdleStudents, removeIdleStudents);
  registerCall(app, calls.showRosterPasswords, showRosterPasswords);
  registerCall(app, calls.renewRosterPasswords, renewRosterPasswords);
  registerCall(app, calls.setClassCode, setClassCode);
  registerCall(app, calls.joinWithCode, joinWithCode);
  registerCall(app, calls.joinClassroom, joinClassroom);
};
