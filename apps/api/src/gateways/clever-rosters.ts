import { z } from 'zod';
import { limitedFetch } from './limited-fetch.ts';
import { ANSWER_PATIENCE_MS, makePatience } from './patience.ts';
import {
  type RosterAccess,
  RosterProblem,
  type RosterReader,
  type ServiceClass,
  type ServiceStudent,
} from './rosters.ts';

const VERSION = '/v3.1';
const PAGE_SIZE = 1000;
/** More than any teacher or section has; a list without an end is no list. */
const MOST_PAGES = 30;

const SectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  period: z.string().nullish(),
  subject: z.string().nullish(),
  grade: z.string().nullish(),
  students: z.array(z.string()).optional(),
});
const UserSchema = z.object({
  id: z.string(),
  name: z.object({ first: z.string().nullish(), last: z.string().nullish() }).nullish(),
  email: z.string().nullish(),
});
/** Data inside data, and the way to the next page among the links. */
const PageSchema = z.object({
  data: z.array(z.object({ data: z.unknown() })),
  links: z.array(z.object({ rel: z.string(), uri: z.string() })).default([]),
});

const toClass = (section: z.output<typeof SectionSchema>): ServiceClass => ({
  id: section.id,
  name: section.name,
  section: section.period ? `Period ${section.period}` : undefined,
  subject: section.subject || undefined,
  grade: section.grade || undefined,
  studentCount: section.students?.length,
});

const toStudent = ({ id, name, email }: z.output<typeof UserSchema>): ServiceStudent => ({
  id,
  firstName: name?.first ?? '',
  lastName: name?.last ?? '',
  email: email || undefined,
});

/** Clever answers 403 or 404 alike for what a token may not see; 401 for one that is over. */
const problemOf = (status: number) => {
  if (status === 401 || status === 403) return new RosterProblem('denied');
  return new RosterProblem(status === 404 ? 'noClass' : 'away');
};

/** Clever's data API; there is no client of theirs to use. */
export const openCleverRosters = (apiUrl: string, timeoutMs = ANSWER_PATIENCE_MS) => {
  const patiently = makePatience();

  return ({ accessToken, subject }: RosterAccess): RosterReader => {
    const ask = (path: string) =>
      patiently(async () => {
        const url = new URL(path, apiUrl);
        // Links in an answer lead on at the same service, never with the token to another.
        if (url.origin !== new URL(apiUrl).origin) throw new RosterProblem('away');
        try {
          const answer = await limitedFetch(url, {
            headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
            signal: AbortSignal.timeout(timeoutMs),
            redirect: 'error',
          });
          if (!answer.ok) throw problemOf(answer.status);
          return PageSchema.parse(await answer.json());
        } catch (error) {
          throw error instanceof RosterProblem ? error : new RosterProblem('away', error);
        }
      });

    const readAll = async <Schema extends z.ZodType>(schema: Schema, first: string) => {
      const found: unknown[] = [];
      let next: string | undefined = first;
      for (let page = 0; next !== undefined; page += 1) {
        if (page === MOST_PAGES) throw new RosterProblem('away');
        const { data, links }: z.output<typeof PageSchema> = await ask(next);
        found.push(...data.map((item) => item.data));
        next = links.find(({ rel }) => rel === 'next')?.uri;
      }
      const read = z.array(schema).safeParse(found);
      if (!read.success) throw new RosterProblem('away', read.error);
      return read.data;
    };

    const at = (path: string) => `${VERSION}${path}limit=${PAGE_SIZE}`;
    return {
      async classes() {
        const own = at(`/users/${encodeURIComponent(subject)}/sections?`);
        return (await readAll(SectionSchema, own)).map(toClass);
      },
      async students(sectionId) {
        const path = at(`/sections/${encodeURIComponent(sectionId)}/users?role=student&`);
        return (await readAll(UserSchema, path)).map(toStudent);
      },
    };
  };
};
