import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { listOutsideClasses } from './list-external-classes.ts';
import { readOutsideRoster } from './read-external-roster.ts';

/** Without an id the list of classes, with one that class and its students (D 2). */
export const listOutside =
  (service: RosterService) =>
  (work: Work<Educator>, { classId }: { classId?: string | undefined }) =>
    classId === undefined
      ? listOutsideClasses(work, service)
      : readOutsideRoster(work, { service, classId });
