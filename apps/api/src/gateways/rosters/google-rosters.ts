import { auth, classroom } from '@googleapis/classroom';
import { z } from 'zod';
import { toGoogleError } from './google-errors.ts';
import { limitedFetch } from './limited-fetch.ts';
import { createRateLimitGate } from './rate-limit-gate.ts';
import { createRetryPolicy, RESPONSE_TIMEOUT_MS } from './retry-policy.ts';
import {
  type OneStudentReader,
  type RosterAccess,
  RosterError,
  type ServiceClass,
  type ServiceStudent,
  toCleanClass,
  toCleanStudent,
} from './rosters.ts';

/** Maximum page size at Google. The default for students is 30. */
const PAGE_SIZE = 100;
/** Page limit, more than any teacher or class has. Stops an endless list. */
const MAX_PAGES = 30;

/** Fields requested from Google. No other data about a class or student is fetched. */
const COURSE_FIELDS = 'nextPageToken,courses(id,name,section,room,subject)';
const STUDENT_FIELDS = 'nextPageToken,students(userId,profile(emailAddress,name))';
const ONE_STUDENT_FIELDS = 'userId';

const pageToken = z.string().optional();
// Google omits the key of an empty list.
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

const OneStudentSchema = z.object({ userId: z.string() });

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

/** Reads all pages. Rejects a response that does not match the schema. */
const readPages = async <Page extends { nextPageToken?: string | undefined }>(
  readPage: (pageToken: string | undefined) => Promise<Page>,
): Promise<Page[]> => {
  const pages: Page[] = [];
  let next: string | undefined;
  do {
    if (pages.length === MAX_PAGES) throw new RosterError('away');
    const page = await readPage(next);
    pages.push(page);
    next = page.nextPageToken || undefined;
  } while (next);
  return pages;
};

/** Reads Google Classroom with Google's client. `baseUrl` points to a fake. */
export const openGoogleRosters = (baseUrl: string | undefined, timeoutMs = RESPONSE_TIMEOUT_MS) => {
  const retryWhenBusy = createRetryPolicy();
  const withinLimits = createRateLimitGate();

  return ({ accessToken }: RosterAccess): OneStudentReader => {
    const login = new auth.OAuth2();
    login.setCredentials({ access_token: accessToken });
    const api = classroom({
      version: 'v1',
      auth: login,
      timeout: timeoutMs,
      // Retries are handled in one place for all services.
      retry: false,
      fetchImplementation: limitedFetch,
      ...(baseUrl && { rootUrl: `${baseUrl}/` }),
    });

    const ask = <Schema extends z.ZodType>(
      schema: Schema,
      about: 'person' | 'class',
      request: () => Promise<{ data: unknown }>,
    ): Promise<z.output<Schema>> =>
      withinLimits(accessToken, () =>
        retryWhenBusy(async () => {
          try {
            const { data } = await request();
            return schema.parse(data);
          } catch (error) {
            throw toGoogleError(error, about);
          }
        }),
      );

    return {
      async classes() {
        const pages = await readPages((pageToken) =>
          ask(CoursesSchema, 'person', () =>
            api.courses.list({
              teacherId: 'me',
              courseStates: ['ACTIVE'],
              pageSize: PAGE_SIZE,
              fields: COURSE_FIELDS,
              ...(pageToken && { pageToken }),
            }),
          ),
        );
        return pages.flatMap(({ courses }) =>
          courses.map((course) => toCleanClass(toClass(course))),
        );
      },
      async students(courseId) {
        const pages = await readPages((pageToken) =>
          ask(StudentsSchema, 'class', () =>
            api.courses.students.list({
              courseId,
              pageSize: PAGE_SIZE,
              fields: STUDENT_FIELDS,
              ...(pageToken && { pageToken }),
            }),
          ),
        );
        return pages.flatMap(({ students }) =>
          students.map((student) => toCleanStudent(toStudent(student))),
        );
      },
      async hasStudent(courseId, userId) {
        try {
          const params = { courseId, userId, fields: ONE_STUDENT_FIELDS };
          await ask(OneStudentSchema, 'class', () => api.courses.students.get(params));
          return true;
        } catch (error) {
          if (error instanceof RosterError && error.kind === 'noClass') return false;
          throw error;
        }
      },
    };
  };
};
