import { spell } from '../codec.ts';
import {
  fromOutsideClassJson,
  fromOutsideRosterJson,
  type OutsideClass,
  type OutsideClassJson,
  type OutsideRoster,
  toOutsideClassJson,
  toOutsideRosterJson,
} from './external-class.ts';

/* The calls of classroom sync, where the wire's words differ from the code's. */

type Outside = { classes?: OutsideClass[] | undefined; roster?: OutsideRoster | undefined };
type OutsideJson = {
  allClassroomsDocs?: OutsideClassJson[] | undefined;
  allClassroomDocs?: OutsideClassJson | undefined;
};

/** A list without an id, one class with its students with one (S 7, D 2). */
const outside = {
  fields: { classId: 'classroomId' },
  write: ({ classes, roster }: Outside): OutsideJson => ({
    allClassroomsDocs: classes?.map(toOutsideClassJson),
    allClassroomDocs: roster && toOutsideRosterJson(roster),
  }),
  read: (json: OutsideJson): Outside => ({
    classes: json.allClassroomsDocs?.map(fromOutsideClassJson),
    roster: json.allClassroomDocs && fromOutsideRosterJson(json.allClassroomDocs),
  }),
} as const;

export const getGoogleClassrooms = spell('getGoogleClassrooms', outside);
export const getCleverClassrooms = spell('getCleverClassrooms', outside);

const selection = {
  classId: 'googleClassroomId',
  chosenIds: 'studentIds',
  isGoogle: 'isGoogleClassroom',
  intoId: 'wonderfieldClassRoomId',
} as const;

export const previewClassroomSync = spell('previewClassroomSync', { fields: selection });

export const googleClassroomSync = spell('googleClassroomSync', {
  fields: {
    ...selection,
    formerIds: 'syncedIds',
    studentIds: 'wonderfieldStudentIds',
  },
  write: ({
    message,
    syncId,
    classroomId,
  }: {
    message: string;
    syncId: string;
    classroomId: string;
  }) => ({
    message,
    syncId,
    classRoomId: classroomId,
  }),
  read: (json: { message: string; syncId: string; classRoomId: string }) => ({
    message: json.message,
    syncId: json.syncId,
    classroomId: json.classRoomId,
  }),
});

const classroomId = 'classRoomId';
export const getClassroomSyncs = spell('getClassroomSyncs', { fields: { classroomId } });
export const undoClassroomSync = spell('undoClassroomSync', { fields: { classroomId } });
export const setNightlySync = spell('setNightlySync', { fields: { classroomId } });
