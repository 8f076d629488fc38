import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf, queryOf } from '../sign-in/request-fields.ts';
import {
  districtResponse,
  initialsResponse,
  personResponse,
  schoolResponse,
  sectionResponse,
} from './clever-answers.ts';
import { notFound } from './clever-errors.ts';
import {
  districtOf,
  ensureSeesPerson,
  ensureSeesSection,
  type Reader,
  sectionsSeen,
  seesInitialsOnly,
} from './clever-readers.ts';
import type { CleverPerson, CleverRoster } from './clever-world.ts';
import { buildListResponse } from './list-pages.ts';

type OneThing = { Params: { id: string } };

/** Serves the data API of one version. */
export const dataRoutes = (
  app: FastifyInstance,
  version: string,
  roster: CleverRoster,
  readerOf: (token: string) => Reader,
): void => {
  const reader = (request: FastifyRequest) => readerOf(bearerOf(request) ?? '');
  const uri = (kind: string) => (item: { id: string }) => `/${version}/${kind}/${item.id}`;
  const single = <Item extends { id: string }>(kind: string, data: Item) => ({
    data,
    links: [{ rel: 'self', uri: uri(kind)(data) }],
  });
  const list = <Item extends { id: string }>(
    request: FastifyRequest,
    kind: string,
    items: Item[],
  ) => {
    const [path = ''] = request.url.split('?');
    return buildListResponse(items, uri(kind), { path, query: queryOf(request) });
  };
  const seenBy = (viewer: Reader) => (person: CleverPerson) =>
    seesInitialsOnly(viewer, person) ? initialsResponse(person) : personResponse(person);
  const personFor = (viewer: Reader, id: string) => {
    const person = roster.findPerson(id);
    if (!person) throw notFound();
    ensureSeesPerson(viewer, roster, person);
    return person;
  };
  const sectionFor = (viewer: Reader, id: string) => {
    const section = roster.findClass(id);
    if (!section) throw notFound();
    ensureSeesSection(viewer, section);
    return section;
  };

  app.get('/me', async (request) => {
    const viewer = reader(request);
    const self = { rel: 'self', uri: '/me' };
    if (viewer.kind === 'district')
      return { type: 'district', data: { id: viewer.districtId, type: 'district' }, links: [self] };
    const { person, mode } = viewer;
    const namesDistrict = mode === 'district' || !person.isSignUpWithClever;
    const district = { rel: 'district', uri: uri('districts')({ id: person.districtId }) };
    return {
      type: 'user',
      data: {
        id: person.id,
        ...(namesDistrict && { district: person.districtId }),
        type: 'user',
        authorized_by: mode === 'library' ? 'teacher' : 'district',
      },
      links: [
        self,
        { rel: 'canonical', uri: uri('users')(person) },
        ...(namesDistrict ? [district] : []),
      ],
    };
  });
  app.get<OneThing>('/users/:id', async (request) => {
    const viewer = reader(request);
    return single('users', seenBy(viewer)(personFor(viewer, request.params.id)));
  });
  app.get<OneThing>('/users/:id/sections', async (request) => {
    const viewer = reader(request);
    const person = personFor(viewer, request.params.id);
    return list(request, 'sections', sectionsSeen(viewer, roster, person).map(sectionResponse));
  });
  app.get<OneThing>('/sections/:id', async (request) =>
    single('sections', sectionResponse(sectionFor(reader(request), request.params.id))),
  );
  app.get<OneThing>('/sections/:id/users', async (request) => {
    const viewer = reader(request);
    const { teacherIds, studentIds } = sectionFor(viewer, request.params.id);
    const role = queryOf(request).get('role');
    const ids = [
      ...(role === null || role === 'teacher' ? teacherIds : []),
      ...(role === null || role === 'student' ? studentIds : []),
    ];
    return list(request, 'users', roster.peopleOf(ids).map(seenBy(viewer)));
  });
  for (const [kind, answer] of [
    ['districts', districtResponse],
    ['schools', schoolResponse],
  ] as const) {
    app.get<OneThing>(`/${kind}/:id`, async (request) => {
      const district = answer(districtOf(reader(request)));
      if (district.id !== request.params.id) throw notFound();
      return single(kind, district);
    });
  }
};
