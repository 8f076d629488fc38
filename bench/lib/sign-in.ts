import { DEMO_PEOPLE } from '@wonderfield/api/features/demo/demo-people';

/** A session as the calls want it, and as the page keeps it. */
export type BenchSession = { fields: { sessionToken: string; userId: string }; kept: string };

/** A call as the page makes it; anything but a yes is a mistake of the measurement. */
export const callPortal = async (url: string, name: string, fields: Record<string, string>) => {
  const body = new URLSearchParams(fields);
  const response = await fetch(`${url}/users/${name}`, { method: 'POST', body });
  const answer = (await response.json()) as Record<string, string>;
  if (Number(answer._responseStatus) !== 1)
    throw new Error(`${name}: ${answer.msgCode} ${answer.msg}`);
  return answer;
};

/** Signs a demo person in. */
export const signInDemo = async (url: string, who: string): Promise<BenchSession> => {
  const person = DEMO_PEOPLE.find((candidate) => candidate.who === who);
  if (!person) throw new Error(`There is no demo person "${who}".`);
  const { userType, email, password } = person;
  const { sessionToken = '', userJson = '{}' } = await callPortal(url, 'login', {
    userType,
    email,
    password,
  });
  return {
    fields: { sessionToken, userId: JSON.parse(userJson).userId },
    kept: JSON.stringify({ sessionToken, userJson }),
  };
};
