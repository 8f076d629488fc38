import { auth, classroom } from '@googleapis/classroom';
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

/** The most Google gives at once; its default for students is 30. */
const PAGE_SIZE = 100;
/** More than any teacher or class has; a list without an end is no list. */
const MOST_PAGES = 30;

const pageToken = z.string().optional();
// A list without entries comes without its key.
const CoursesSchema = z.object({
  courses: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        section: z.string().optional(),
        room: z.string().optional(),
        subject: z.string().optional(),
      }),
    )
    .default([]),
  nextPageToken: pageToken,
});
const StudentsSchema = z.object({
  students: z
    .array(
      z.object({
        userId: z.string(),
        profile: z
          .object({
            emailAddress: z.string().optional(),
            name: z
              .object({
                givenName: z.string().optional(),
                familyName: z.string().optional(),
                fullName: z.string().optional(),
              })
              .optional(),
          })
          .optional(),
      }),
    )
    .default([]),
  nextPageToken: pageToken,
});

type Course = z.output<typeof CoursesSchema>['courses'][number];
type Enrolled = z.output<typeof StudentsSchema>['students'][number];

const toClass = ({ id, name, section, room, subject }: Course): ServiceClass => ({
  id,
  name,
  section: [section, room].filter(Boolean).join(' · ') || undefined,
  subject,
  grade: undefined,
  studentCount: undefined,
});

const toStudent = ({ userId, profile }: Enrolled): ServiceStudent => ({
  id: userId,
  firstName: profile?.name?.givenName ?? profile?.name?.fullName ?? '',
  lastName: profile?.name?.familyName ?? '',
  email: profile?.emailAddress,
});

const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;

/** 403 is also the answer for somebody else's class; of one's own it means no permission any more. */
const problemOf = (error: unknown) => {
  const status = statusOf(error);
  if (status === 401 || status === 403) return new RosterProblem('denied', error);
  return new RosterProblem(status === 404 ? 'noClass' : 'away', error);
};

/** Reads every page; an answer that is not one of the service's is no answer. */
const readPages = async <Page extends { nextPageToken?: string | undefined }>(
  readPage: (pageToken: string | undefined) => Promise<Page>,
): Promise<Page[]> => {
  const pages: Page[] = [];
  let next: string | undefined;
  do {
    if (pages.length === MOST_PAGES) throw new RosterProblem('away');
    const page = await readPage(next);
    pages.push(page);
    next = page.nextPageToken || undefined;
  } while (next);
  return pages;
};

/** Google Classroom with Google's own client. `baseUrl` is for a stand-in. */
export const openGoogleRosters = (baseUrl: string | undefined, timeoutMs = ANSWER_PATIENCE_MS) => {
  const patiently = makePatience();

  return ({ accessToken }: RosterAccess): RosterReader => {
    const login = new auth.OAuth2();
    login.setCredentials({ access_token: accessToken });
    const api = classroom({
      version: 'v1',
      auth: login,
      timeout: timeoutMs,
      // How often is asked again is decided in one place, for every service.
      retry: false,
      fetchImplementation: limitedFetch,
      ...(baseUrl && { rootUrl: `${baseUrl}/` }),
    });

    const ask = <Schema extends z.ZodType>(
      schema: Schema,
      request: () => Promise<{ data: unknown }>,
    ): Promise<z.output<Schema>> =>
      patiently(async () => {
        try {
          const { data } = await request();
          return schema.parse(data);
        } catch (error) {
          throw problemOf(error);
        }
      });

    return {
      async classes() {
        const pages = await readPages((pageToken) =>
          ask(CoursesSchema, () =>
            api.courses.list({
              teacherId: 'me',
              courseStates: ['ACTIVE'],
              pageSize: PAGE_SIZE,
              ...(pageToken && { pageToken }),
            }),
          ),
        );
        return pages.flatMap(({ courses }) => courses.map(toClass));
      },
      async students(courseId) {
        const pages = await readPages((pageToken) =>
          ask(StudentsSchema, () =>
            api.courses.students.list({
              courseId,
              pageSize: PAGE_SIZE,
              ...(pageToken && { pageToken }),
            }),
          ),
        );
        return pages.flatMap(({ students }) => students.map(toStudent));
      },
    };
  };
};
