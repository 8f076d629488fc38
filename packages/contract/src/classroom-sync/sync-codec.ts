import { defineCodec } from '../codec.ts';
import {
  type ExternalClass,
  type ExternalClassJson,
  type ExternalRoster,
  fromExternalClassJson,
  fromExternalRosterJson,
  toExternalClassJson,
  toExternalRosterJson,
} from './external-class.ts';

/* Codecs of the sync calls whose wire names differ. */

type External = { classes?: ExternalClass[] | undefined; roster?: ExternalRoster | undefined };
type ExternalJson = {
  allClassroomsDocs?: ExternalClassJson[] | undefined;
  allClassroomDocs?: ExternalClassJson | undefined;
};

/** Returns all classes without an id, and one class with its students with an id. */
const external = {
  fields: { classId: 'classroomId' },
  write: ({ classes, roster }: External): ExternalJson => ({
    allClassroomsDocs: classes?.map(toExternalClassJson),
    allClassroomDocs: roster && toExternalRosterJson(roster),
  }),
  read: (json: ExternalJson): External => ({
    classes: json.allClassroomsDocs?.map(fromExternalClassJson),
    roster: json.allClassroomDocs && fromExternalRosterJson(json.allClassroomDocs),
  }),
} as const;

export const getGoogleClassrooms = defineCodec('getGoogleClassrooms', external);
export const getCleverClassrooms = defineCodec('getCleverClassrooms', external);

const selection = {
  classId: 'googleClassroomId',
  chosenIds: 'studentIds',
  isGoogle: 'isGoogleClassroom',
  intoId: 'wonderfieldClassRoomId',
} as const;

export const previewClassroomSync = defineCodec('previewClassroomSync', { fields: selection });

export const googleClassroomSync = defineCodec('googleClassroomSync', {
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
export const getClassroomSyncs = defineCodec('getClassroomSyncs', { fields: { classroomId } });
export const undoClassroomSync = defineCodec('undoClassroomSync', { fields: { classroomId } });
export const setNightlySync = defineCodec('setNightlySync', { fields: { classroomId } });
