import { DEMO_PEOPLE } from '@wonderfield/api/features/demo/demo-people';
import { StartupError } from '@wonderfield/local-database/startup-error';
import { query } from './test-database.ts';

type Fields = Record<string, string>;

const callPortal = async (url: string, name: string, fields: Fields): Promise<Fields> => {
  const body = new URLSearchParams(fields);
  const response = await fetch(`${url}/users/${name}`, { method: 'POST', body });
  const reply = (await response.json()) as Fields;
  if (Number(reply._responseStatus) !== 1) throw new StartupError(`${name}: ${reply.msgCode}`);
  return reply;
};

/** Opens a child's week as a parent, which reads from the replica. */
export const readWeekFromReplica = async (url: string) => {
  const parent = DEMO_PEOPLE.find(({ who }) => who === 'Parent of two, adult check done');
  if (!parent) throw new StartupError('No demo parent has children.');
  const { userType, email, password } = parent;
  const { sessionToken = '', userJson = '{}' } = await callPortal(url, 'login', {
    userType,
    email,
    password,
  });
  const { userId, childDetails } = JSON.parse(userJson);
  const requestUserId: string = childDetails[0].userId;
  await callPortal(url, 'getChildProgress', { sessionToken, userId, requestUserId });
};

/** Counts the portal's connections at a node. */
export const countConnections = async (url: string): Promise<number> => {
  const [row] = await query<{ count: number }>(
    url,
    `select count(*)::int as count from pg_stat_activity where application_name = 'wonderfield-api'`,
  );
  return row?.count ?? 0;
};
