import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Educator } from '../../work/actor.ts';
import type { Work } from '../../work/work.ts';
import { listOutsideClasses } from './list-outside-classes.ts';
import { readOutsideRoster } from './read-outside-roster.ts';

/** Without an id the list of classes, with one that class and its students (D 2). */
export const listOutside =
  (service: RosterService) =>
  (work: Work<Educator>, { classId }: { classId?: string | undefined }) =>
    classId === undefined
      ? listOutsideClasses(work, service)
      : readOutsideRoster(work, { service, classId });
