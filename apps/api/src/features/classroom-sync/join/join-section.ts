import { createContext } from '../../../context/context.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { findSyncedClassroom } from '../../classrooms/synced-classrooms.ts';
import { usuallyChosen } from '../external/excluded-students.ts';
import { buildPreview } from '../plan/build-preview.ts';
import { type ExternalRosterState, loadSyncPlan } from '../plan/load-sync-plan.ts';
import { planForNight } from '../plan/sync-plan.rules.ts';
import { writeSync } from '../write/write-sync.ts';

/** A classroom and the part of its external class that was read. The student is on the roster. */
type Section = {
  classroomId: string;
  educatorId: string;
  external: ExternalRosterState;
  subject: string;
};

/** Plans the nightly sync for this student only. Returns undefined for an excluded student. */
const planJoin = async (deps: Deps, { classroomId, educatorId, external, subject }: Section) => {
  const syncedClassroom = await findSyncedClassroom(deps.db, {
    educatorId,
    source: external.source,
  });
  if (syncedClassroom?.id !== classroomId) return undefined;
  if (!usuallyChosen(deps, external.roster, syncedClassroom).has(subject)) return undefined;
  const chosenIds = new Set([subject]);
  const whole = await loadSyncPlan(deps, deps.db, {
    educatorId,
    external,
    chosenIds,
    classroomId,
  });
  const plan = planForNight(whole, 'add');
  if (plan.added.length === 0) return undefined;
  return {
    chosenIds,
    preview: buildPreview(plan, { external, syncedClassroom }),
  };
};

const writeJoin = async (deps: Deps, section: Section) => {
  const { educatorId, external } = section;
  const planned = await planJoin(deps, section);
  if (!planned) return;
  const { chosenIds, preview } = planned;
  await deps.db.transaction().execute(async (tx) => {
    const sync = await writeSync(deps, tx, {
      educatorId,
      external,
      chosenIds,
      night: 'add',
      choices: { decisions: [], keptIds: [], fingerprint: preview.fingerprint },
    });
    const { audit } = createContext(deps, null, { address: 'sign-in' });
    await audit(tx, 'classroom.synced', sync.classroomId, { outcome: `+${sync.counts.added} -0` });
  });
};

/**
 * Enrolls one student as the nightly sync would. In mode "add" it removes and renames no student,
 * so a roster with one student is safe. Possible duplicates wait for the teacher, and sections
 * without seats or with concurrent changes for the nightly sync.
 */
export const joinSection = async (deps: Deps, section: Section) => {
  try {
    await writeJoin(deps, section);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code } = error;
    deps.log.warn({ code, classroomId: section.classroomId }, 'a student could not join a section');
  }
};
