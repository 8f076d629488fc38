import type {
  OutsideClass,
  OutsideRoster,
} from '@wonderfield/contract/classroom-sync/outside-class';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Deps } from '../../dependencies.ts';
import type { ServiceClass } from '../../gateways/rosters.ts';
import type { Educator } from '../../work/actor.ts';
import type { Work } from '../../work/work.ts';
import {
  type Follower,
  findFollower,
  listDestinations,
  listFollowers,
} from '../classrooms/followers.ts';
import { countFreeSeats } from '../schools/schools.ts';
import { usuallyChosen } from './left-out.ts';
import { guessSubject } from './new-classroom.rules.ts';
import { cleanName } from './outside-names.rules.ts';
import { openOutside } from './outside-rosters.ts';
import { readPlan } from './read-plan.ts';
import { countChanges, type Person } from './sync-plan.rules.ts';
import { selectLastSyncs } from './syncs.queries.ts';

/** Rosters read side by side; the service counts what one person asks. */
const AT_ONCE = 4;

type LastSyncs = { syncedAt: Date | undefined; stoppedAt: Date | undefined };

const readLastSyncs = async (deps: Deps, followers: readonly Follower[]) => {
  const lasts = new Map<string, LastSyncs>();
  if (followers.length === 0) return lasts;
  const rows = await selectLastSyncs(
    deps.db,
    followers.map(({ id }) => id),
  );
  for (const { id } of followers) {
    const own = rows.filter(({ classroom_id }) => classroom_id === id);
    const syncedAt = own.find(({ stopped_because }) => stopped_because === null)?.at;
    const stops = own.filter(({ stopped_because }) => stopped_because !== null);
    const stoppedAt = stops.map(({ at }) => at).sort((a, b) => b.getTime() - a.getTime())[0];
    const isLast = stoppedAt && (!syncedAt || stoppedAt > syncedAt);
    lasts.set(id, { syncedAt, stoppedAt: isLast ? stoppedAt : undefined });
  }
  return lasts;
};

const stateOf = (isFollowed: boolean, changes: number, last: LastSyncs | undefined) => {
  if (!isFollowed) return 'new';
  if (last?.stoppedAt) return 'stopped';
  return changes > 0 ? 'changed' : 'upToDate';
};

type Reading = {
  educatorId: string;
  outside: Awaited<ReturnType<typeof openOutside>>;
  follower: Follower | undefined;
  last: LastSyncs | undefined;
};

const describe = async (
  deps: Deps,
  found: ServiceClass,
  { educatorId, outside, follower, last }: Reading,
): Promise<OutsideClass> => {
  const isRead = follower !== undefined || found.studentCount === undefined;
  const now = isRead ? await outside.withRoster(found) : undefined;
  const plan =
    follower && now
      ? await readPlan(deps, deps.db, {
          ...{ educatorId, outside: now, classroomId: follower.id },
          chosenIds: usuallyChosen(deps, now.roster, follower),
        })
      : undefined;
  const changes = plan ? countChanges(plan) : 0;
  return {
    ...{ id: found.id, name: found.name, section: found.section, changes },
    subject: guessSubject(found.subject, found.name, found.section),
    studentCount: now?.roster.length ?? found.studentCount ?? 0,
    classroomId: follower?.id,
    state: stateOf(follower !== undefined, changes, last),
    syncedAt: last?.syncedAt?.toISOString(),
    stoppedAt: last?.stoppedAt?.toISOString(),
  };
};

/** The classes an educator teaches at another service, and how each stands here. */
const listClasses = async ({ deps, actor }: Work<Educator>, service: RosterService) => {
  const educatorId = actor.id;
  const outside = await openOutside(deps, { educatorId, service });
  const found = await outside.classes();
  const followers = await listFollowers(deps.db, { educatorId, service });
  const lasts = await readLastSyncs(deps, followers);
  const classes: OutsideClass[] = [];
  for (let from = 0; from < found.length; from += AT_ONCE) {
    const some = found.slice(from, from + AT_ONCE).map((one) => {
      const follower = followers.find(({ source_class_id }) => source_class_id === one.id);
      const last = follower && lasts.get(follower.id);
      return describe(deps, one, { educatorId, outside, follower, last });
    });
    classes.push(...(await Promise.all(some)));
  }
  return { classes };
};

/** As a register has them; services tell them in the order of their ids. */
const inOrder = (people: readonly Person[]) =>
  people.toSorted(
    (a, b) =>
      a.firstName.localeCompare(b.firstName, 'en') || a.lastName.localeCompare(b.lastName, 'en'),
  );

/** Where the class can go, those of its name first. */
const readDestinations = async (deps: Deps, educatorId: string, className: string) => {
  const own = await listDestinations(deps.db, educatorId);
  const plain = (name: string) => cleanName(name).toLowerCase();
  return own
    .map(({ id, name, enrolled }) => ({
      ...{ id, name, enrolled, hasItsName: plain(name) === plain(className) },
    }))
    .toSorted((a, b) => Number(b.hasItsName) - Number(a.hasItsName));
};

/** One class with its students, and who of them is here already. */
const readRoster = async (
  { deps, actor }: Work<Educator>,
  { service, classId }: { service: RosterService; classId: string },
): Promise<{ roster: OutsideRoster }> => {
  const educatorId = actor.id;
  const outside = await (await openOutside(deps, { educatorId, service })).read(classId);
  const follower = await findFollower(deps.db, { educatorId, source: outside.source });
  const plan = await readPlan(deps, deps.db, {
    ...{ educatorId, outside, classroomId: follower?.id },
    chosenIds: new Set(outside.roster.map(({ id }) => id)),
  });
  const here = plan.students.filter(({ place }) => place);
  const synced = new Set(here.flatMap(({ outsideIds }) => outsideIds));
  const twins = new Set(plan.twins.map(({ person }) => person.id));
  const freeSeats = await countFreeSeats(deps.db, { schoolId: follower?.school_id, educatorId });
  return {
    roster: {
      ...{ id: classId, name: outside.name, section: outside.section, freeSeats },
      classroomId: follower?.id,
      students: inOrder(plan.people).map(({ emailMark, ...person }) => ({
        ...person,
        isSynced: synced.has(person.id),
        mayBeTwin: twins.has(person.id),
      })),
      destinations: follower ? [] : await readDestinations(deps, educatorId, outside.name),
      studentIds: here.filter(({ outsideIds }) => outsideIds.length > 0).map(({ id }) => id),
    },
  };
};

/** Without an id the list of classes, with one that class and its students (D 2). */
export const listOutside =
  (service: RosterService) =>
  (work: Work<Educator>, { classId }: { classId?: string | undefined }) =>
    classId === undefined ? listClasses(work, service) : readRoster(work, { service, classId });
