import type { Provider } from 'oidc-provider';
import { registerFaultRoutes } from '../faults/fault-controls.ts';
import { Faults } from '../faults/faults.ts';
import { isFromForm } from '../pages/from-form.ts';
import { peopleControls } from '../rosters/people-controls.ts';
import { Roster } from '../rosters/roster.ts';
import { callbacksAt, listenLocally } from '../sign-in/addresses.ts';
import type { ThirdParty } from '../third-party.ts';
import {
  type ClientRegistration,
  ClientRegistrationSchema,
  FIRST_REGISTRATION,
} from './client-registration.ts';
import { MemoryStore } from './memory-store.ts';
import { createSchoolApi } from './school-api.ts';
import { SCHOOL_CALLBACK } from './school-keys.ts';
import { schoolPage } from './school-page.ts';
import { schoolProvider } from './school-provider.ts';
import { type SchoolPerson, schoolMaker, seedSchool } from './school-world.ts';

/** Fake of a school's identity provider. */
export const school: ThirdParty = {
  name: 'school',
  title: 'School identity provider',
  description: 'Signs in people of a school with the role that the school assigned.',
  async start({ ports, portalUrls }) {
    const roster = new Roster<SchoolPerson>(seedSchool);
    const store = new MemoryStore();
    const faults = new Faults();
    const redirectUris = callbacksAt(portalUrls, SCHOOL_CALLBACK);
    // Created after the address is known, because everything it signs contains the address.
    let provider: Provider | undefined;
    let registration = FIRST_REGISTRATION;
    const api = createSchoolApi({
      roster,
      faults,
      redirectUris,
      provider: () => {
        if (!provider) throw new Error('The provider is not ready yet.');
        return provider;
      },
      registration: () => registration,
    });
    const issuer = await listenLocally(api, ports.school);
    const register = async (next: ClientRegistration) => {
      provider = await schoolProvider({ issuer, roster, store, redirectUris, registration: next });
      registration = next;
    };
    await register(registration);
    return {
      baseUrl: issuer,
      pages: async (app) => {
        app.get('/', async (_request, reply) =>
          reply
            .type('text/html; charset=utf-8')
            .send(schoolPage(roster, faults, registration.method)),
        );
        app.get('/client', async () => registration);
        app.post('/client', async (request, reply) => {
          await register(ClientRegistrationSchema.parse(request.body ?? {}));
          return isFromForm(request) ? reply.redirect(app.prefix, 303) : registration;
        });
        registerFaultRoutes(app, faults);
        peopleControls(app, { roster, faults, permissions: store, make: schoolMaker });
      },
      close: () => api.close(),
    };
  },
};
