import { scaled } from '@wonderfield/contract/testing/scale';
import { CLASSROOM_STATES } from '@wonderfield/tools/tour/classroom-states';
import { CLASSROOM_STOPS } from '@wonderfield/tools/tour/classroom-stops';
import { CONSOLE_STATES } from '@wonderfield/tools/tour/console-states';
import { CONSOLE_STOPS } from '@wonderfield/tools/tour/console-stops';
import { EDUCATOR_STATES } from '@wonderfield/tools/tour/educator-states';
import { EDUCATOR_STOPS } from '@wonderfield/tools/tour/educator-stops';
import { LIBRARY_STOPS } from '@wonderfield/tools/tour/library-stops';
import { NEXT_YEAR_STATES, NEXT_YEAR_STOPS } from '@wonderfield/tools/tour/next-year-stops';
import { PARENT_STATES } from '@wonderfield/tools/tour/parent-states';
import { PLAN_STATES } from '@wonderfield/tools/tour/plan-states';
import { PROGRESS_STOPS } from '@wonderfield/tools/tour/progress-stops';
import {
  CLASS_DEVICE_STATES,
  CLASS_DEVICE_STOPS,
} from '@wonderfield/tools/tour/sign-in/class-device-stops';
import { LIVE_CLASS_STOPS } from '@wonderfield/tools/tour/sign-in/live-class-stops';
import { STUDENT_LOGIN_STOPS } from '@wonderfield/tools/tour/sign-in/student-login-stops';
import type { Stop } from '@wonderfield/tools/tour/stop';
import { PARENT_STOPS, VISITOR_STOPS } from '@wonderfield/tools/tour/stops';
import { SUBMIT_CONTENT_STOPS } from '@wonderfield/tools/tour/submit-content-stops';
import { SYNC_STATES } from '@wonderfield/tools/tour/sync-states';
import { SYNC_STOPS } from '@wonderfield/tools/tour/sync-stops';
import { VISITOR_STATES } from '@wonderfield/tools/tour/visitor-states';
import { test } from '../fixtures/test.ts';
import { walk } from '../fixtures/walk.ts';

// Journeys of the game check it, and drawing a large field takes long without a graphics card.
const CLASSROOM_SCREENS = CLASSROOM_STOPS.filter(({ name }) => name !== 'Game');

/** Visits the screens. `npm run test:long` adds their states that have the same parts. */
const withStates = (stops: readonly Stop[], states: readonly Stop[]) =>
  scaled(
    stops.filter(({ isLong }) => !isLong),
    [...stops, ...states],
  );

// The browser reports the failed responses that some states need.
test.use({ allowedComplaints: [/status of 40[24]|ERR_FAILED|Failed to fetch/] });

// @proves R-sign-in, K-breakpoints
test('a visitor sees every screen fit both layouts without accessibility violations', async ({
  page,
  axe,
}) => walk(page, withStates(VISITOR_STOPS, VISITOR_STATES), { axe }));

// @proves R-open-class, R-card-sign-in, R-picture-sign-in, R-card-link, K-breakpoints
test('students see every screen of a class device fit both layouts without accessibility violations', async ({
  page,
  axe,
}) => walk(page, withStates(CLASS_DEVICE_STOPS, CLASS_DEVICE_STATES), { axe }));

// @proves R-linked-child, K-breakpoints
test('a parent sees every screen fit both layouts without accessibility violations', async ({
  page,
  axe,
}) => walk(page, withStates([...PARENT_STOPS, ...PROGRESS_STOPS], PARENT_STATES), { axe }));

// @proves R-educator, K-breakpoints
test('an educator sees every account screen fit both layouts without accessibility violations', async ({
  page,
  axe,
}) => walk(page, withStates(EDUCATOR_STOPS, EDUCATOR_STATES), { axe }));

// @proves R-create-avatar, K-breakpoints
test('teachers and students see every classroom screen fit both layouts without accessibility violations', async ({
  page,
  axe,
}) => walk(page, withStates(CLASSROOM_SCREENS, CLASSROOM_STATES), { axe }));

// @proves R-class-live, K-breakpoints
test('a teacher sees every screen of sign-ins in class fit both layouts without accessibility violations', async ({
  page,
  axe,
}) => walk(page, withStates([...LIVE_CLASS_STOPS, ...STUDENT_LOGIN_STOPS], []), { axe }));

// @proves R-next-year, R-school-next-year, K-breakpoints
test('a teacher and a school see every step of the next year fit both layouts without accessibility violations', async ({
  page,
  axe,
}) => walk(page, withStates(NEXT_YEAR_STOPS, NEXT_YEAR_STATES), { axe }));

// @proves K-breakpoints
test('a teacher sees every sync screen fit both layouts without accessibility violations', async ({
  page,
  axe,
}) => walk(page, withStates(SYNC_STOPS, SYNC_STATES), { axe }));

// @proves R-submit-content, R-my-submissions, R-library, K-breakpoints
test('an author sees every plan screen fit both layouts without accessibility violations', async ({
  page,
  axe,
}) => walk(page, withStates([...LIBRARY_STOPS, ...SUBMIT_CONTENT_STOPS], PLAN_STATES), { axe }));

// @proves K-breakpoints
test('an operator sees every console screen fit both layouts without accessibility violations', async ({
  page,
  axe,
  operator,
}) => walk(page, withStates(CONSOLE_STOPS, CONSOLE_STATES), { axe, operator }));
