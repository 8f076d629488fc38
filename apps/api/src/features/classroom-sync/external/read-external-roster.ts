import type { ExternalRoster } from '@wonderfield/contract/classroom-sync/external-class';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { cleanName } from '@wonderfield/contract/names/clean-name';
import { compareByFirstName } from '@wonderfield/contract/names/name-order';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Deps } from '../../../dependencies.ts';
import { findSyncedClassroom, listDestinations } from '../../classrooms/synced-classrooms.ts';
import { countFreeSeats } from '../../schools/schools.ts';
import { loadSyncPlan } from '../plan/load-sync-plan.ts';
import { usuallyChosen } from './excluded-students.ts';
import { openExternalRoster } from './external-rosters.ts';

/** Returns the possible target classrooms, those with the same name first. */
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

/** Returns an external class with its students and marks those who are already enrolled. */
export const readExternalRoster = async (
  { deps, actor }: Context<Educator>,
  { service, classId }: { service: RosterService; classId: string },
): Promise<{ roster: ExternalRoster }> => {
  const educatorId = actor.id;
  const external = await (await openExternalRoster(deps, { educatorId, service })).read(classId);
  const syncedClassroom = await findSyncedClassroom(deps.db, {
    educatorId,
    source: external.source,
  });
  const plan = await loadSyncPlan(deps, deps.db, {
    educatorId,
    external,
    classroomId: syncedClassroom?.id,
    chosenIds: new Set(external.roster.map(({ id }) => id)),
  });
  const enrolled = plan.students.filter(({ place }) => place);
  const synced = new Set(enrolled.flatMap(({ outsideIds: externalIds }) => externalIds));
  const usual = usuallyChosen(deps, external.roster, syncedClassroom);
  const duplicates = new Set(plan.twins.map(({ person }) => person.id));
  const freeSeats = await countFreeSeats(deps.db, {
    schoolId: syncedClassroom?.school_id,
    educatorId,
  });
  return {
    roster: {
      id: classId,
      name: external.name,
      section: external.section,
      freeSeats,
      classroomId: syncedClassroom?.id,
      // Sort by name, because services sort by id.
      students: plan.people.toSorted(compareByFirstName).map(({ emailMark, ...person }) => ({
        ...person,
        isSynced: synced.has(person.id),
        isLeftOut: !synced.has(person.id) && !usual.has(person.id),
        mayBeTwin: duplicates.has(person.id),
      })),
      destinations: syncedClassroom ? [] : await readDestinations(deps, educatorId, external.name),
      studentIds: enrolled
        .filter(({ outsideIds: externalIds }) => externalIds.length > 0)
        .map(({ id }) => id),
    },
  };
};
