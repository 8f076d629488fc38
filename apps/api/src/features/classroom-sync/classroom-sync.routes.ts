import * as calls from '@wonderfield/contract/classroom-sync/sync-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { getExternalClasses } from './external/get-external-classes.ts';
import { setNightlySync } from './set-nightly-sync.ts';
import { previewSync } from './write/preview-sync.ts';
import { runSync } from './write/run-sync.ts';
import { readSyncHistory } from './write/sync-history.ts';
import { undoSync } from './write/undo-sync.ts';

export const classroomSyncRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.getGoogleClassrooms, getExternalClasses('google'));
  registerCall(app, calls.getCleverClassrooms, getExternalClasses('clever'));
  registerCall(app, calls.previewClassroomSync, previewSync);
  registerCall(app, calls.googleClassroomSync, runSync);
  registerCall(app, calls.getClassroomSyncs, readSyncHistory);
  registerCall(app, calls.undoClassroomSync, undoSync);
  registerCall(app, calls.setNightlySync, setNightlySync);
};
