import * as calls from '@wonderfield/contract/classroom-sync/sync-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { getExternalClasses } from './get-external-classes.ts';
import { previewSync } from './preview-sync.ts';
import { runSync } from './run-sync.ts';
import { setNightlySync } from './set-nightly-sync.ts';
import { readSyncHistory } from './sync-history.ts';
import { undoSync } from './undo-sync.ts';

export const classroomSyncRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.getGoogleClassrooms, getExternalClasses('google'));
  registerCall(app, calls.getCleverClassrooms, getExternalClasses('clever'));
  registerCall(app, calls.previewClassroomSync, previewSync);
  registerCall(app, calls.googleClassroomSync, runSync);
  registerCall(app, calls.getClassroomSyncs, readSyncHistory);
  registerCall(app, calls.undoClassroomSync, undoSync);
  registerCall(app, calls.setNightlySync, setNightlySync);
};
