import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerFaultRoutes } from '../faults/fault-controls.ts';
import { Faults } from '../faults/faults.ts';
import { isFromForm } from '../pages/from-form.ts';
import { classControls } from '../rosters/class-controls.ts';
import { peopleControls } from '../rosters/people-controls.ts';
import { Roster } from '../rosters/roster.ts';
import { callbacksAt, listenLocally } from '../sign-in/addresses.ts';
import type { CleverMode, ThirdParty } from '../third-party.ts';
import { cleverApi } from './clever-api.ts';
import { seedClever } from './clever-demo.ts';
import { CLEVER_CALLBACK } from './clever-keys.ts';
import { CleverPermissions } from './clever-permissions.ts';
import { type CleverPerson, cleverMaker, DISTRICT_ID, type Section } from './clever-world.ts';
import { cleverPage } from './control-page.ts';

const ModeSchema = z.object({ mode: z.enum(['library', 'district']) });

const DistrictSchema = z.object({ isConnected: z.boolean() });

/** Ends or renews the contract of the first district. Other districts keep theirs. */
const districtControls = (app: FastifyInstance, state: { isConnected: boolean }): void => {
  app.post('/district', async ({ body }) => {
    state.isConnected = DistrictSchema.parse(body).isConnected;
    return state;
  });
};

const modeControls = (app: FastifyInstance, state: { mode: CleverMode }): void => {
  app.get('/mode', async () => ({ mode: state.mode }));
  app.post('/mode', async (request, reply) => {
    state.mode = ModeSchema.parse(request.body).mode;
    return isFromForm(request) ? reply.redirect(app.prefix, 303) : { mode: state.mode };
  });
};

/** Fake of Clever with its sign-in and its data for both app modes. */
export const clever: ThirdParty = {
  name: 'clever',
  title: 'Clever',
  description: 'Signs people in with Clever and provides the sections of their school.',
  async start({ ports, portalUrls, cleverMode }) {
    const roster = new Roster<CleverPerson, Section>(seedClever);
    const permissions = new CleverPermissions();
    const faults = new Faults();
    const state = { mode: cleverMode, isConnected: true };
    const api = cleverApi({
      roster,
      permissions,
      faults,
      mode: () => state.mode,
      isConnected: (districtId) => districtId !== DISTRICT_ID || state.isConnected,
      redirectUris: callbacksAt(portalUrls, CLEVER_CALLBACK),
    });
    const baseUrl = await listenLocally(api, ports.clever);
    return {
      baseUrl,
      pages: async (app) => {
        app.get('/', async (_request, reply) =>
          reply
            .type('text/html; charset=utf-8')
            .send(cleverPage({ roster, faults, mode: state.mode, baseUrl })),
        );
        modeControls(app, state);
        districtControls(app, state);
        registerFaultRoutes(app, faults);
        peopleControls(app, { roster, faults, permissions, make: cleverMaker });
        classControls(app, roster, cleverMaker);
      },
      close: () => api.close(),
    };
  },
};
