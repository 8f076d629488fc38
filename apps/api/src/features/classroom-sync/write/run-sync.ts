import type { googleClassroomSync } from '@wonderfield/contract/classroom-sync/sync-calls';
import type { CallInput } from '@wonderfield/contract/define-call';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { openExternalRoster } from '../external/external-rosters.ts';
import { selectSyncOf } from '../plan/syncs.queries.ts';
import { serviceOf } from './preview-sync.ts';
import { writeSync } from './write-sync.ts';

type Input = CallInput<typeof googleClassroomSync>;

const UP_TO_DATE = 'The class is up to date.';

const messageOf = (counts: { added: number; joined: number; renamed: number; left: number }) => {
  const parts = [
    counts.added && `${counts.added} added`,
    counts.joined && `${counts.joined} joined with the login they had`,
    counts.renamed && `${counts.renamed} renamed`,
    counts.left && `${counts.left} left`,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? `The class is up to date: ${parts.join(', ')}.` : UP_TO_DATE;
};

const answerOf = async (tx: Db, syncId: string) => {
  const sync = await selectSyncOf(tx, syncId);
  return {
    message: messageOf({ ...sync, left: sync.gone }),
    syncId,
    classroomId: sync.classroom_id,
  };
};

/** Reads the class from the service before any lock is taken. */
const readClass = async ({ deps, actor }: Context<Educator>, input: Input) => {
  const educatorId = actor.id;
  const externalRosterState = await openExternalRoster(deps, {
    educatorId,
    service: serviceOf(input),
  });
  const external = await externalRosterState.read(input.classId);
  return {
    educatorId,
    external,
    chosenIds: new Set(input.chosenIds),
    intoId: input.intoId,
  };
};

/**
 * Syncs the selected students in one transaction. Reads the class from the service and trusts only
 * the selection and decisions of the page.
 */
export const runSync = async (ctx: Context<Educator>, input: Input) => {
  let isNothing = false;
  return ctx.idempotent({
    prepare: () => readClass(ctx, input),
    make: async (tx, prepared) => {
      const { decisions = [], keptIds = [], fingerprint, confirmedLeaving } = input;
      const sync = await writeSync(ctx.deps, tx, {
        ...prepared,
        choices: { decisions, keptIds, fingerprint, confirmedLeaving },
      });
      isNothing = sync.isNothing;
      const { added, left } = sync.counts;
      await ctx.audit(tx, 'classroom.synced', sync.classroomId, {
        outcome: `+${added} -${left}`,
      });
      return [sync.syncId];
    },
    answer: async (tx, [syncId = '']) => ({
      ...(await answerOf(tx, syncId)),
      ...(isNothing && { message: UP_TO_DATE }),
    }),
    respondToRetry: (tx, [syncId = '']) => answerOf(tx, syncId),
  });
};
