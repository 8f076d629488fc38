import { DEMO_PEOPLE } from '@wonderfield/api/features/demo/demo-people';

/** A session as request fields, and in the form that the page stores. */
export type BenchSession = { fields: { sessionToken: string; userId: string }; kept: string };

/** Calls the API like the page does. Throws every error, because it is a bug in the benchmark. */
export const callPortal = async (url: string, name: string, fields: Record<string, string>) => {
  const body = new URLSearchParams(fields);
  const response = await fetch(`${url}/users/${name}`, { method: 'POST', body });
  const reply = (await response.json()) as Record<string, string>;
  if (Number(reply._responseStatus) !== 1)
    throw new Error(`${name}: ${reply.msgCode} ${reply.msg}`);
  return reply;
};

export const signInDemo = async (url: string, who: string): Promise<BenchSession> => {
  const person = DEMO_PEOPLE.find((candidate) => candidate.who === who);
  if (!person) throw new Error(`There is no demo user "${who}".`);
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
