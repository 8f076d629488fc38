import type { FastifyInstance } from 'fastify';
import type { Faults } from '../faults/faults.ts';
import { isFromForm } from '../pages/from-form.ts';
import type { Roster, RosterClass, RosterPerson } from './roster.ts';

/** Consents of people at a provider. */
export type Permissions = {
  /** Revokes the person's consent and all tokens. */
  revoke(personId: string): void | Promise<void>;
  /** Expires the person's access tokens. */
  expire(personId: string): void | Promise<void>;
  clear(): void;
};

/** Converts request bodies into people of one provider. */
export type PersonMaker<Person> = {
  newPerson(body: unknown): Person;
  personChanges(body: unknown): Partial<Person>;
};

export type PeopleWorld<Person extends RosterPerson, Class extends RosterClass> = {
  roster: Roster<Person, Class>;
  faults: Faults;
  permissions: Permissions;
  make: PersonMaker<Person>;
};

type OnePerson = { Params: { id: string } };

/** Serves the controls for people: list, reset, add, change and revoke. */
export const peopleControls = <Person extends RosterPerson, Class extends RosterClass>(
  app: FastifyInstance,
  { roster, faults, permissions, make }: PeopleWorld<Person, Class>,
): void => {
  app.get('/world', async () => ({
    people: roster.people(),
    classes: roster.classes(),
    faults: faults.list(),
  }));
  app.post('/reset', async (request, reply) => {
    roster.reset();
    permissions.clear();
    faults.clear();
    return isFromForm(request) ? reply.redirect(app.prefix, 303) : reply.code(204).send();
  });
  app.post('/people', async ({ body }, reply) =>
    reply.code(201).send(roster.addPerson(make.newPerson(body ?? {}))),
  );
  app.patch<OnePerson>('/people/:id', async ({ params, body }) =>
    roster.changePerson(params.id, make.personChanges(body)),
  );
  for (const end of ['revoke', 'expire'] as const) {
    app.post<OnePerson>(`/people/:id/${end}`, async (request, reply) => {
      await permissions[end](roster.person(request.params.id).id);
      return isFromForm(request) ? reply.redirect(app.prefix, 303) : reply.code(204).send();
    });
  }
};
