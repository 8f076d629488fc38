import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { makeWork } from '../../work/work.ts';
import { findFollower } from '../classrooms/followers.ts';
import { usuallyChosen } from './left-out.ts';
import { selectAddingClassrooms } from './on-demand.queries.ts';
import { openOutside } from './outside-rosters.ts';
import { type OutsideNow, readPlan } from './read-plan.ts';
import { prepareLogins } from './run-sync.ts';
import { showPreview } from './show-preview.ts';
import { planForNight } from './sync-plan.rules.ts';
import { writeSync } from './write-sync.ts';

/** A sign-in waits for at most so many classes to be read. The nightly sync reads the others. */
const MOST_CLASSES = 30;

type Arriving = { service: RosterService; realm: string; subject: string };
type Section = { classroomId: string; educatorId: string; outside: OutsideNow; subject: string };

/** What the section would do with this one student tonight. Returns undefined for a student whom it leaves out. */
const planJoin = async (deps: Deps, { classroomId, educatorId, outside, subject }: Section) => {
  const follower = await findFollower(deps.db, { educatorId, source: outside.source });
  if (follower?.id !== classroomId) return undefined;
  if (!usuallyChosen(deps, outside.roster, follower).has(subject)) return undefined;
  const chosenIds = new Set([subject]);
  const whole = await readPlan(deps, deps.db, { educatorId, outside, chosenIds, classroomId });
  const plan = planForNight(whole, 'add');
  if (plan.added.length === 0) return undefined;
  return { chosenIds, preview: showPreview(plan, { outside, follower }) };
};

/** Adds the student as the nightly sync would. A student who may be one of the class already waits for the teacher. */
const joinSection = async (deps: Deps, section: Section) => {
  const { educatorId, outside } = section;
  const planned = await planJoin(deps, section);
  if (!planned) return;
  const { chosenIds, preview } = planned;
  const logins = await prepareLogins(deps, { educatorId, outside, chosenIds });
  await deps.db.transaction().execute(async (tx) => {
    const sync = await writeSync(deps, tx, {
      ...{ educatorId, outside, chosenIds, logins, night: 'add' },
      choices: { decisions: [], keptIds: [], fingerprint: preview.fingerprint },
    });
    const { record } = makeWork(deps, null, { address: 'sign-in' });
    await record(tx, 'classroom.synced', sync.classroomId, { outcome: `+${sync.counts.added} -0` });
  });
};

/** Reads a class with the permission of the first educator who can. Returns undefined if none can. */
const readSection = async (
  deps: Deps,
  service: RosterService,
  { source_class_id: classId, educator_ids }: { source_class_id: string; educator_ids: string[] },
) => {
  for (const educatorId of educator_ids) {
    try {
      const outside = await (await openOutside(deps, { educatorId, service })).read(classId);
      return { educatorId, outside };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return undefined;
};

/**
 * Adds a student who signs in to the sections that list them. A section that cannot be read, has no seats or changes
 * in the meantime is left to the nightly sync.
 */
export const joinBySignIn = async (deps: Deps, { service, realm, subject }: Arriving) => {
  const limit = MOST_CLASSES;
  for (const row of await selectAddingClassrooms(deps.db, { service, realm, limit })) {
    const section = await readSection(deps, service, row);
    if (!section?.outside.roster.some(({ id }) => id === subject)) continue;
    try {
      await joinSection(deps, { ...section, classroomId: row.id, subject });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      deps.log.warn(
        { code: error.code, classroomId: row.id },
        'a student could not join a section',
      );
    }
  }
};
