import { stableHex } from '../rosters/ids.ts';
import {
  type CleverPerson,
  type CleverRole,
  DISTRICT_ID,
  type Section,
  schoolOf,
} from './clever-world.ts';

const CREATED = '2026-08-01T00:00:00.000Z';
const STAMPS = { created: CREATED, last_modified: CREATED };

const schoolFields = (districtId: string) => ({
  school: schoolOf(districtId),
  schools: [schoolOf(districtId)],
});

/** Returns the data of a person in one role. Ids before version 3 differ. */
const roleResponse = (role: CleverRole, { id, grade, email, districtId }: CleverPerson): object => {
  const legacy = { legacy_id: stableHex(`legacy ${role} ${id}`) };
  const sis = { sis_id: id.slice(0, 8) };
  const school = schoolFields(districtId);
  switch (role) {
    case 'student':
      return { ...legacy, ...sis, ...school, student_number: id.slice(0, 6), grade };
    case 'teacher':
      return { ...legacy, ...sis, ...school, teacher_number: id.slice(0, 6), title: 'Teacher' };
    case 'staff':
      return { ...legacy, staff_id: id.slice(0, 8), title: 'Coach', schools: school.schools };
    case 'district_admin':
      return { ...legacy, title: 'Administrator' };
    case 'contact':
      return { ...legacy, ...sis, email };
  }
};

/** Returns all data that a district shares about a person. */
export const personResponse = (person: CleverPerson) => ({
  id: person.id,
  district: person.districtId,
  ...(person.email && { email: person.email }),
  name: { first: person.firstName, middle: '', last: person.lastName },
  roles: Object.fromEntries(person.roles.map((role) => [role, roleResponse(role, person)])),
  ...STAMPS,
});

/**
 * Returns a student as a library app sees one. A last name may start with a character of two code
 * units.
 */
export const initialsResponse = ({ id, districtId, firstName, lastName, grade }: CleverPerson) => ({
  id,
  district: districtId,
  name: { first: firstName, middle: '', last: [...lastName][0] ?? '' },
  roles: { student: { grade, ...schoolFields(districtId) } },
  ...STAMPS,
});

export const sectionResponse = (section: Section) => ({
  id: section.id,
  district: section.districtId,
  school: schoolOf(section.districtId),
  name: section.name,
  sis_id: section.id.slice(0, 8),
  subject: section.subject,
  grade: section.grade,
  ...(section.period && { period: section.period }),
  ...(section.teacherIds[0] && { teacher: section.teacherIds[0] }),
  teachers: section.teacherIds,
  students: section.studentIds,
  ...STAMPS,
});

export const districtResponse = (districtId: string) => ({
  id: districtId,
  name: districtId === DISTRICT_ID ? 'Hazel Grove School District' : 'Maple County Schools',
  sis_type: 'powerschool',
  state: 'running',
  login_methods: ['google'],
  portal_url: 'https://clever.com/in/hazelgrove',
  launch_date: '2026-08-01',
});

export const schoolResponse = (districtId: string) => ({
  id: schoolOf(districtId),
  district: districtId,
  name: districtId === DISTRICT_ID ? 'Hazel Grove Elementary' : 'Maple County Elementary',
  school_number: '12',
  sis_id: '12',
  low_grade: 'Kindergarten',
  high_grade: '5',
  principal: { name: 'Grace Lindqvist', email: 'grace@demo.wonderfield.example' },
  location: { address: '12 Hazel Lane', city: 'Portland', state: 'OR', zip: '97214' },
  phone: '(503) 555-0111',
});
