import * as calls from '@wonderfield/contract/progress/progress-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { readChildProgress } from './child-progress.ts';
import { readChildSkill } from './child-skill.ts';
import { readClassProgress } from './class-progress.ts';
import { readStudentReport } from './student-report.ts';
import { readPlayTime, setExtraPlayTime } from './time/play-time.ts';

export const progressRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.getChildProgress, readChildProgress);
  registerCall(app, calls.getChildSkill, readChildSkill);
  registerCall(app, calls.getPlayTime, readPlayTime);
  registerCall(app, calls.setExtraPlayTime, setExtraPlayTime);
  registerCall(app, calls.getClassProgress, readClassProgress);
  registerCall(app, calls.getStudentReport, readStudentReport);
};
