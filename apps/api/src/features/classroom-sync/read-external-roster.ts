import type { OutsideRoster } from '@wonderfield/contract/classroom-sync/external-class';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { cleanName } from '@wonderfield/contract/clean-name';
import { compareByFirstName } from '@wonderfield/contract/name-order';
import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Deps } from '../../dependencies.ts';
import { findFollower, listDestinations } from '../classrooms/synced-classrooms.ts';
import { countFreeSeats } from '../schools/schools.ts';
import { usuallyChosen } from './excluded-students.ts';
import { openOutside } from './external-rosters.ts';
import { readPlan } from './load-sync-plan.ts';

/** Where the class can go, those of its name first. */
const readDestinations = async (deps: Deps, educatorId: string, className: string) => {
  const own = await listDestinations(deps.db, educatorId);
  const plain = (name: string) => cleanName(name).toLowerCase();
  return own
    .map(({ id, name, enrolled }) => ({
      id,
      name,
      enrolled,
      hasItsName: plain(name) === plain(className),
    }))
    .toSorted((a, b) => Number(b.hasItsName) - Number(a.hasItsName));
};

/** One class with its students, and who of them is here already. */
export const readOutsideRoster = async (
  { deps, actor }: Work<Educator>,
  { service, classId }: { service: RosterService; classId: string },
): Promise<{ roster: OutsideRoster }> => {
  const educatorId = actor.id;
  const outside = await (await openOutside(deps, { educatorId, service })).read(classId);
  const follower = await findFollower(deps.db, { educatorId, source: outside.source });
  const plan = await readPlan(deps, deps.db, {
    educatorId,
    outside,
    classroomId: follower?.id,
    chosenIds: new Set(outside.roster.map(({ id }) => id)),
  });
  const here = plan.students.filter(({ place }) => place);
  const synced = new Set(here.flatMap(({ outsideIds }) => outsideIds));
  const usual = usuallyChosen(deps, outside.roster, follower);
  const twins = new Set(plan.twins.map(({ person }) => person.id));
  const freeSeats = await countFreeSeats(deps.db, { schoolId: follower?.school_id, educatorId });
  return {
    roster: {
      id: classId,
      name: outside.name,
      section: outside.section,
      freeSeats,
      classroomId: follower?.id,
      // Services tell them in the order of their ids.
      students: plan.people.toSorted(compareByFirstName).map(({ emailMark, ...person }) => ({
        ...person,
        isSynced: synced.has(person.id),
        isLeftOut: !synced.has(person.id) && !usual.has(person.id),
        mayBeTwin: twins.has(person.id),
      })),
      destinations: follower ? [] : await readDestinations(deps, educatorId, outside.name),
      studentIds: here.filter(({ outsideIds }) => outsideIds.length > 0).map(({ id }) => id),
    },
  };
};
