import * as calls from '@wonderfield/contract/classrooms/classroom-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import type { Deps } from '../../dependencies.ts';
import { addStudents } from './add-students.ts';
import { archiveClassroom } from './archive-classroom.ts';
import { setClassCode } from './class-codes.ts';
import { deleteClassroom } from './delete-classroom.ts';
import { joinClassroom } from './join-classroom.ts';
import { joinWithCode } from './join-with-code.ts';
import { listClassrooms } from './list-classrooms.ts';
import { removeStudent, undoImport } from './remove-students.ts';
import { renewRosterPasswords, showRosterPasswords } from './roster-passwords.ts';
import { saveClassroom } from './save-classroom.ts';

export const classroomRoutes = (app: FastifyInstance, deps: Deps) => {
  registerCall(app, deps, calls.createClassRoom, ({ input, actor, atomically, request }) =>
    saveClassroom(deps, actor, input, atomically, request.id),
  );
  registerCall(app, deps, calls.getClassroomsByEducator, ({ input, actor }) =>
    listClassrooms(deps, actor, input),
  );
  registerCall(app, deps, calls.deleteClassroom, ({ input, actor, request }) =>
    deleteClassroom(deps, actor, input.classRoomId, request.id),
  );
  registerCall(app, deps, calls.archiveClassroom, ({ input, actor, request }) =>
    archiveClassroom(deps, actor, input, request.id),
  );
  registerCall(app, deps, calls.addStudentsToClassRoom, ({ input, actor, atomically, request }) =>
    addStudents(deps, actor, input, atomically, request.id),
  );
  registerCall(app, deps, calls.undoRosterImport, ({ input, actor, request }) =>
    undoImport(deps, actor, input, request.id),
  );
  registerCall(app, deps, calls.removeStudentfromClass, ({ input, actor, request }) =>
    removeStudent(deps, actor, input, request.id),
  );
  registerCall(app, deps, calls.showRosterPasswords, ({ input, actor, request }) =>
    showRosterPasswords(deps, actor, input.classRoomId, request.id),
  );
  registerCall(app, deps, calls.renewRosterPasswords, ({ input, actor, request }) =>
    renewRosterPasswords(deps, actor, input, request.id),
  );
  registerCall(app, deps, calls.setClassCode, ({ input, actor, request }) =>
    setClassCode(deps, actor, input, request.id),
  );
  registerCall(app, deps, calls.joinWithCode, ({ input, atomically, request }) =>
    joinWithCode(deps, input, atomically, request),
  );
  registerCall(app, deps, calls.joinClassroom, ({ input, actor, request }) =>
    joinClassroom(deps, actor, input, request),
  );
};
