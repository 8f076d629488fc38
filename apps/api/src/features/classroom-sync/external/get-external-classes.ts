import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { listExternalClasses } from './list-external-classes.ts';
import { readExternalRoster } from './read-external-roster.ts';

/** Returns the list of classes, or with an id that class and its students. */
export const getExternalClasses =
  (service: RosterService) =>
  (ctx: Context<Educator>, { classId }: { classId?: string | undefined }) =>
    classId === undefined
      ? listExternalClasses(ctx, service)
      : readExternalRoster(ctx, { service, classId });
