import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { listExternalClasses } from './list-external-classes.ts';
import { readExternalRoster } from './read-external-roster.ts';

/** Without an id the list of classes, with one that class and its students (D 2). */
export const listExternal =
  (service: RosterService) =>
  (ctx: Context<Educator>, { classId }: { classId?: string | undefined }) =>
    classId === undefined
      ? listExternalClasses(ctx, service)
      : readExternalRoster(ctx, { service, classId });
