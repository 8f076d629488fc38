import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { generatedName } from './generated-names.ts';
import { newAddress } from './ids.ts';
import type { Roster, RosterClass, RosterPerson } from './roster.ts';

/** Converts request bodies into classes and students of one provider. */
export type ClassMaker<Person, Class> = {
  newClass(body: unknown): Class;
  classChanges(body: unknown): Partial<Class>;
  newStudent(body: object): Person;
};

/** Members by id or email. Students also as a number to generate, or as fields of new ones. */
const MembersSchema = z.object({
  teachers: z.array(z.string()).default([]),
  students: z
    .union([
      z.int().min(0).max(1000),
      z.array(z.union([z.string(), z.record(z.string(), z.unknown())])),
    ])
    .default(0),
});

type Students = z.infer<typeof MembersSchema>['students'];

type OneClass = { Params: { id: string } };
type OneStudent = { Params: { id: string; personId: string } };

/** Serves the controls for classes. */
export const classControls = <Person extends RosterPerson, Class extends RosterClass>(
  app: FastifyInstance,
  roster: Roster<Person, Class>,
  make: ClassMaker<Person, Class>,
): void => {
  const generated = (index: number) =>
    make.newStudent({ ...generatedName(index), email: newAddress('student') });
  const studentsFrom = (students: Students): Person[] => {
    if (typeof students === 'number')
      return Array.from({ length: students }, (_, i) => generated(i));
    return students.map((student) =>
      typeof student === 'string' ? roster.person(student) : make.newStudent(student),
    );
  };
  const withStudents = (shown: Class) => ({
    ...shown,
    students: roster.peopleOf(shown.studentIds),
  });

  app.post('/classes', async ({ body }, reply) => {
    const { teachers, students, ...fields } = z.looseObject(MembersSchema.shape).parse(body);
    const teacherIds = teachers.map((teacher) => roster.person(teacher).id);
    const added = make.newClass({ ...fields, teacherIds });
    for (const student of studentsFrom(students)) {
      added.studentIds.push(roster.addPerson(student).id);
    }
    return reply.code(201).send(withStudents(roster.addClass(added)));
  });
  app.get<OneClass>('/classes/:id', async ({ params }) => withStudents(roster.class(params.id)));
  app.patch<OneClass>('/classes/:id', async ({ params, body }) =>
    withStudents(roster.changeClass(params.id, make.classChanges(body))),
  );
  app.delete<OneClass>('/classes/:id', async ({ params }, reply) => {
    roster.removeClass(params.id);
    return reply.code(204).send();
  });
  app.put<OneStudent>('/classes/:id/students/:personId', async ({ params }) =>
    withStudents(roster.enroll(params.id, params.personId)),
  );
  app.delete<OneStudent>('/classes/:id/students/:personId', async ({ params }) =>
    withStudents(roster.withdraw(params.id, params.personId)),
  );
};
