import { findSkill } from '@wonderfield/questions/all-skills';
import type { Db } from '../../../db/connection/connection.ts';
import { selectOpenQuestionVersions } from './question-versions.queries.ts';

/** Returns the outdated versions of skills that open rows use. They must not be removed yet. */
export const listOutdatedVersions = async (db: Db) =>
  (await selectOpenQuestionVersions(db)).filter(
    ({ skillId, version }) => version !== findSkill(skillId)?.version,
  );
