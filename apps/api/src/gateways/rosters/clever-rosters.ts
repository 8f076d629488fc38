import { z } from 'zod';
import { limitedFetch } from './limited-fetch.ts';
import { createRateLimitGate } from './rate-limit-gate.ts';
import { readRetryAt } from './rate-limits.rules.ts';
import { createRetryPolicy, RESPONSE_TIMEOUT_MS } from './retry-policy.ts';
import {
  type RosterAccess,
  RosterError,
  type RosterReader,
  type ServiceClass,
  type ServiceStudent,
  toCleanClass,
  toCleanStudent,
} from './rosters.ts';

const VERSION = '/v3.1';
/** Page limit, more than any teacher or section has. Stops an endless list. */
const MAX_PAGES = 30;

const SectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  period: z.string().nullish(),
  subject: z.string().nullish(),
  grade: z.string().nullish(),
  students: z.array(z.string()).optional(),
  teacher: z.string().nullish(),
  teachers: z.array(z.string()).nullish(),
});
const UserSchema = z.object({
  id: z.string(),
  name: z.object({ first: z.string().nullish(), last: z.string().nullish() }).nullish(),
  email: z.string().nullish(),
});
const MeSchema = z.object({ data: z.object({ authorized_by: z.string().optional() }) });
/** Clever nests data in data. The next page is one of the links. */
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
  teacherIds: [...(section.teachers ?? []), ...(section.teacher ? [section.teacher] : [])],
});

const toStudent = ({ id, name, email }: z.output<typeof UserSchema>): ServiceStudent => ({
  id,
  firstName: name?.first ?? '',
  lastName: name?.last ?? '',
  email: email || undefined,
});

const FORBIDDEN = 403;
const NOT_FOUND = 404;
const TOO_MANY = 429;
const UNAUTHORIZED = 401;

/**
 * Maps Clever's status codes: 403 or 404 if the token cannot read something, 401 if it has expired.
 */
const toError = ({ status, headers }: Response, about: 'person' | 'class') => {
  if (status === UNAUTHORIZED) return new RosterError('expired', { status });
  if (status === TOO_MANY)
    return new RosterError('busy', { status, retryAt: readRetryAt(headers) });
  if (status === FORBIDDEN)
    return new RosterError(about === 'person' ? 'denied' : 'closed', { status });
  // A person that Clever no longer knows has no classes there.
  if (status === NOT_FOUND)
    return new RosterError(about === 'person' ? 'denied' : 'noClass', { status });
  return new RosterError('away', { status });
};

/** Reads Clever's data API. Clever offers no client library. */
export const openCleverRosters = (apiUrl: string, timeoutMs = RESPONSE_TIMEOUT_MS) => {
  const retryWhenBusy = createRetryPolicy();
  const withinLimits = createRateLimitGate();

  return ({ accessToken, subject }: RosterAccess): RosterReader => {
    const ask = async <Schema extends z.ZodType>(
      schema: Schema,
      about: 'person' | 'class',
      path: string,
    ): Promise<z.output<Schema>> => {
      const url = new URL(path, apiUrl);
      // Follows links only within the same service, so the token is never sent elsewhere.
      if (url.origin !== new URL(apiUrl).origin) throw new RosterError('away');
      const request = async () => {
        try {
          const response = await limitedFetch(url, {
            headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
            signal: AbortSignal.timeout(timeoutMs),
            redirect: 'error',
          });
          if (!response.ok) throw toError(response, about);
          return schema.parse(await response.json());
        } catch (error) {
          throw error instanceof RosterError ? error : new RosterError('away', { cause: error });
        }
      };
      return withinLimits(accessToken, () => retryWhenBusy(request));
    };

    const readAll = async <Schema extends z.ZodType>(
      schema: Schema,
      about: 'person' | 'class',
      first: string,
    ) => {
      const items: unknown[] = [];
      let next: string | undefined = first;
      for (let page = 0; next !== undefined; page += 1) {
        if (page === MAX_PAGES) throw new RosterError('away');
        const { data, links }: z.output<typeof PageSchema> = await ask(PageSchema, about, next);
        items.push(...data.map((item) => item.data));
        next = links.find(({ rel }) => rel === 'next')?.uri;
      }
      const read = z.array(schema).safeParse(items);
      if (!read.success) throw new RosterError('away', { cause: read.error });
      return read.data;
    };

    /** Returns true if a district authorized the token. Such a user token cannot read rosters. */
    const isDistrictApp = async () => {
      const { data } = await ask(MeSchema, 'person', `${VERSION}/me`);
      return data.authorized_by === 'district';
    };
    const explainDenied = async (error: unknown) => {
      const isDenied = error instanceof RosterError && error.kind === 'denied';
      if (isDenied && (await isDistrictApp())) {
        return new RosterError('wrongMode', { status: error.status });
      }
      return error;
    };

    // Sends no `limit`, because Clever rejects it with a user token. Paging works without it.
    return {
      async classes() {
        const own = `${VERSION}/users/${encodeURIComponent(subject)}/sections`;
        const sections = await readAll(SectionSchema, 'person', own).catch(async (error) => {
          throw await explainDenied(error);
        });
        return sections.map((section) => toCleanClass(toClass(section)));
      },
      async students(sectionId) {
        const path = `${VERSION}/sections/${encodeURIComponent(sectionId)}/users?role=student`;
        const users = await readAll(UserSchema, 'class', path);
        return users.map((user) => toCleanStudent(toStudent(user)));
      },
    };
  };
};
