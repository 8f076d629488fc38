import { registerFaultRoutes } from '../faults/fault-controls.ts';
import { Faults } from '../faults/faults.ts';
import { classControls } from '../rosters/class-controls.ts';
import { peopleControls } from '../rosters/people-controls.ts';
import { Roster } from '../rosters/roster.ts';
import { callbacksAt, listenLocally } from '../sign-in/addresses.ts';
import { signingKeyOf } from '../sign-in/signing-keys.ts';
import type { ThirdParty } from '../third-party.ts';
import { googleApi } from './google-api.ts';
import { seedGoogle } from './google-demo.ts';
import { GOOGLE_CALLBACK } from './google-keys.ts';
import { googlePage } from './google-page.ts';
import { GooglePermissions } from './google-permissions.ts';
import { type Course, type GooglePerson, googleMaker } from './google-world.ts';

/** Fake of Google with OpenID Connect and Classroom. */
export const google: ThirdParty = {
  name: 'google',
  title: 'Google',
  description: 'Signs people in with Google and provides the classes of Google Classroom.',
  async start({ ports, portalUrls }) {
    const roster = new Roster<GooglePerson, Course>(seedGoogle);
    const permissions = new GooglePermissions();
    const faults = new Faults();
    let baseUrl = '';
    const api = googleApi({
      roster,
      permissions,
      faults,
      signingKey: await signingKeyOf('google'),
      redirectUris: callbacksAt(portalUrls, GOOGLE_CALLBACK),
      issuer: () => baseUrl,
    });
    baseUrl = await listenLocally(api, ports.google);
    return {
      baseUrl,
      pages: async (app) => {
        app.get('/', async (_request, reply) =>
          reply.type('text/html; charset=utf-8').send(googlePage(roster, faults)),
        );
        registerFaultRoutes(app, faults);
        peopleControls(app, { roster, faults, permissions, make: googleMaker });
        classControls(app, roster, googleMaker);
      },
      close: () => api.close(),
    };
  },
};
