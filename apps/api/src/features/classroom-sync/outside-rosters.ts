import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Deps } from '../../dependencies.ts';
import { RosterProblem, type ServiceClass } from '../../gateways/rosters.ts';
import { Refusal } from '../../refusal.ts';
import { loseConnection, openConnection } from '../identities/identities.ts';
import { cleanName, cleanRoster } from './outside-names.rules.ts';
import type { OutsideNow } from './read-plan.ts';

type Who = { educatorId: string; service: RosterService };

const REFUSALS = { away: 'EXT_002', denied: 'EXT_004', noClass: 'EXT_003' } as const;

/** What an educator can read at another service now, with their own permission. */
export const openOutside = async (deps: Deps, { educatorId, service }: Who) => {
  const connection = { educatorId, provider: service };
  const { accessToken, subject, issuer } = await openConnection(deps, connection);
  const reader = deps.rosters[service]({ accessToken, subject });

  const told = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof RosterProblem)) throw error;
      deps.log.warn({ service, kind: error.kind }, 'a roster could not be read');
      if (error.kind === 'denied') await loseConnection(deps, connection);
      throw new Refusal(REFUSALS[error.kind]);
    }
  };
  const classes = async () =>
    (await told(reader.classes())).map((found) => ({
      ...found,
      name: cleanName(found.name) || found.id,
      section: found.section && cleanName(found.section),
    }));
  const students = async (classId: string) => cleanRoster(await told(reader.students(classId)));
  const withRoster = async (found: ServiceClass): Promise<OutsideNow> => ({
    source: { service, classId: found.id },
    issuer,
    ...{ name: found.name, section: found.section, subject: found.subject, grade: found.grade },
    roster: await students(found.id),
  });

  return {
    classes,
    withRoster,
    /** A class the educator teaches; any other does not exist, whoever may look into it there. */
    async read(classId: string): Promise<OutsideNow> {
      const found = (await classes()).find(({ id }) => id === classId);
      if (!found) throw new Refusal('EXT_003');
      return withRoster(found);
    },
  };
};
