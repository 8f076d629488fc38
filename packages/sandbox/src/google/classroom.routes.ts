import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf, queryOf } from '../sign-in/request-fields.ts';
import { courseResponse, memberResponse, profileResponse } from './classroom-answers.ts';
import {
  badToken,
  ClassroomError,
  classroomDisabled,
  errorEnvelope,
  missingScope,
  notFound,
  notPermitted,
} from './google-errors.ts';
import type { GooglePermissions } from './google-permissions.ts';
import type { Course, GooglePerson, GoogleRoster } from './google-world.ts';
import { claimsOf } from './id-tokens.ts';
import { resultPage } from './result-pages.ts';
import { COURSE_SCOPES, PEOPLE_SCOPES } from './scopes.ts';

const COURSES_PER_PAGE = 20;
const PEOPLE_PER_PAGE = 30;
const USUAL_STATES = ['ACTIVE', 'ARCHIVED', 'PROVISIONED', 'DECLINED'];

type Caller = { person: GooglePerson; scopes: string[] };
type OneCourse = { Params: { courseId: string } };
type OneStudent = { Params: { courseId: string; userId: string } };

const isMember = (course: Course, personId: string) =>
  course.teacherIds.includes(personId) || course.studentIds.includes(personId);

const question = (request: FastifyRequest, usualSize: number) => {
  const [path = ''] = request.url.split('?');
  return { path, query: queryOf(request), usualSize };
};

/** Serves Classroom v1 as far as the portal reads it, and the userinfo endpoint. */
export const classroomRoutes = (
  app: FastifyInstance,
  roster: GoogleRoster,
  permissions: GooglePermissions,
): void => {
  const callerOf = (request: FastifyRequest): Caller => {
    const access = permissions.findAccess(bearerOf(request) ?? '');
    const person = access && roster.findPerson(access.personId);
    if (!person) throw badToken();
    return { person, scopes: access.scopes };
  };
  const callerWith = (request: FastifyRequest, enough: string[]): Caller => {
    const caller = callerOf(request);
    if (!enough.some((scope) => caller.scopes.includes(scope))) throw missingScope();
    if (caller.person.blocked === 'classroom') throw classroomDisabled();
    return caller;
  };
  /** Finds a person by `me`, an id or an email. */
  const personNamed = (text: string, { person }: Caller) =>
    text === 'me' ? person : roster.findPersonCalled(text);
  const courseFor = ({ person }: Caller, id: string): Course => {
    const course = roster.findClass(id);
    if (!course) throw notFound();
    if (!isMember(course, person.id)) throw notPermitted();
    return course;
  };

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ClassroomError) return reply.code(error.code).send(errorEnvelope(error));
    throw error;
  });

  app.get('/v1/userinfo', async (request) => {
    const { person, scopes } = callerOf(request);
    return { sub: person.id, ...claimsOf(person, scopes) };
  });

  app.get('/v1/courses', async (request) => {
    const caller = callerWith(request, COURSE_SCOPES);
    const query = queryOf(request);
    const wantedStates = query.getAll('courseStates');
    const states = wantedStates.length > 0 ? wantedStates : USUAL_STATES;
    const has = (ids: string[], name: string | null) =>
      name === null || ids.includes(personNamed(name, caller)?.id ?? '');
    const courses = roster
      .classes()
      .filter(
        (course) =>
          isMember(course, caller.person.id) &&
          states.includes(course.state) &&
          has(course.teacherIds, query.get('teacherId')) &&
          has(course.studentIds, query.get('studentId')),
      )
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    return resultPage('courses', courses.map(courseResponse), question(request, COURSES_PER_PAGE));
  });

  app.get<OneCourse>('/v1/courses/:courseId', async (request) =>
    courseResponse(courseFor(callerWith(request, COURSE_SCOPES), request.params.courseId)),
  );

  for (const [key, idsOf] of [
    ['students', (course: Course) => course.studentIds],
    ['teachers', (course: Course) => course.teacherIds],
  ] as const) {
    app.get<OneCourse>(`/v1/courses/:courseId/${key}`, async (request) => {
      const caller = callerWith(request, PEOPLE_SCOPES);
      const course = courseFor(caller, request.params.courseId);
      const members = roster
        .peopleOf(idsOf(course))
        .map((person) => memberResponse(course, person, caller.scopes));
      return resultPage(key, members, question(request, PEOPLE_PER_PAGE));
    });
  }

  app.get<OneStudent>('/v1/courses/:courseId/students/:userId', async (request) => {
    const caller = callerWith(request, PEOPLE_SCOPES);
    const course = courseFor(caller, request.params.courseId);
    const student = personNamed(request.params.userId, caller);
    if (!student || !course.studentIds.includes(student.id)) throw notFound();
    return memberResponse(course, student, caller.scopes);
  });

  app.get<{ Params: { userId: string } }>('/v1/userProfiles/:userId', async (request) => {
    const caller = callerWith(request, PEOPLE_SCOPES);
    const person = personNamed(request.params.userId, caller);
    if (!person) throw notFound();
    const isKnown = roster
      .classes()
      .some((course) => isMember(course, person.id) && isMember(course, caller.person.id));
    if (person.id !== caller.person.id && !isKnown) throw notPermitted();
    return profileResponse(person, caller.scopes);
  });
};
