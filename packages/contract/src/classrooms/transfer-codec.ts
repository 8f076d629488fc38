import { defineCodec } from '../codec.ts';
import {
  type ClassroomJson,
  fromTaughtClassroomJson,
  type TaughtClassroom,
  toClassroomJson,
} from './classroom.ts';
import {
  fromSourceClassJson,
  fromSourceStudentJson,
  type SourceClass,
  type SourceClassJson,
  type SourceStudent,
  type SourceStudentJson,
  toSourceClassJson,
  toSourceStudentJson,
} from './transfer.ts';

/* Codecs of the calls that move and copy students between classes. */

const fields = { classroomId: 'classRoomId', toClassroomId: 'toClassRoomId' } as const;

/** The number of students who changed, and the time that identifies the change for an undo. */
type Transfer = { changed: number; at: string };

const transfer = {
  write: ({ classroom, changed, at }: Transfer & { classroom: TaughtClassroom }) => ({
    changed,
    at,
    classRoomJson: toClassroomJson(classroom),
  }),
  read: ({ classRoomJson, changed, at }: Transfer & { classRoomJson: ClassroomJson }) => ({
    changed,
    at,
    classroom: fromTaughtClassroomJson(classRoomJson),
  }),
};

export const moveStudents = defineCodec('moveStudents', { fields, ...transfer });

export const copyStudents = defineCodec('copyStudents', { fields, ...transfer });

type Undone = { undone: number; unchangedIds: string[] };

export const undoTransfer = defineCodec('undoTransfer', {
  fields,
  write: ({ classroom, undone, unchangedIds }: Undone & { classroom: TaughtClassroom }) => ({
    undone,
    unchangedIds,
    classRoomJson: toClassroomJson(classroom),
  }),
  read: ({ classRoomJson, undone, unchangedIds }: Undone & { classRoomJson: ClassroomJson }) => ({
    undone,
    unchangedIds,
    classroom: fromTaughtClassroomJson(classRoomJson),
  }),
});

export const getSourceClasses = defineCodec('getSourceClasses', {
  fields: { classroomId: 'classRoomId', fromClassroomId: 'fromClassRoomId' },
  write: ({ classes, students }: { classes: SourceClass[]; students: SourceStudent[] }) => ({
    classes: classes.map(toSourceClassJson),
    students: students.map(toSourceStudentJson),
  }),
  read: (json: { classes: SourceClassJson[]; students: SourceStudentJson[] }) => ({
    classes: json.classes.map(fromSourceClassJson),
    students: json.students.map(fromSourceStudentJson),
  }),
});
