import { type Course, type GooglePerson, nameOf } from './google-world.ts';
import { EMAIL_SCOPE } from './scopes.ts';

const present = <Fields extends Record<string, string>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<Fields>;

/** Returns a course for the API. Empty fields are omitted. */
export const courseResponse = (course: Course) => ({
  id: course.id,
  name: course.name,
  ...present({ section: course.section, room: course.room, subject: course.subject }),
  ...(course.teacherIds[0] && { ownerId: course.teacherIds[0] }),
  creationTime: course.createdAt,
  updateTime: course.createdAt,
  courseState: course.state,
  alternateLink: `https://classroom.google.com/c/${Buffer.from(course.id).toString('base64url')}`,
  guardiansEnabled: false,
});

/** Returns a profile for the API. The email requires its scope. */
export const profileResponse = (person: GooglePerson, scopes: string[]) => ({
  id: person.id,
  name: {
    ...present({ givenName: person.firstName, familyName: person.lastName }),
    fullName: nameOf(person),
  },
  ...(scopes.includes(EMAIL_SCOPE) && present({ emailAddress: person.email })),
});

export const memberResponse = (course: Course, person: GooglePerson, scopes: string[]) => ({
  courseId: course.id,
  userId: person.id,
  profile: profileResponse(person, scopes),
});
