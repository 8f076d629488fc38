import { listOutdatedVersions } from '../features/play/versions/list-question-versions.ts';
import type { Command } from './command.ts';
import { table } from './table.ts';

const questionVersions: Command = {
  name: 'question-versions',
  takes: [],
  reason: 'none',
  does: 'Lists the earlier versions of skills that open rows still use. Keep their code until the list is empty.',
  run: async ({ deps }) => {
    const versions = await listOutdatedVersions(deps.db);
    if (versions.length === 0) return 'No open row uses an earlier version of a skill.';
    return table(
      ['Skill', 'Version', 'Open tasks'],
      versions.map(({ skillId, version, tasks }) => [skillId, String(version), String(tasks)]),
    );
  },
};

export const PLAY_COMMANDS = [questionVersions];
