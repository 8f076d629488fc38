import * as gameCalls from '@wonderfield/contract/play/game-calls';
import { refillOfflineRows as takeRowsAlongCall } from '@wonderfield/contract/play/offline-row-calls';
import * as calls from '@wonderfield/contract/play/play-calls';
import { plantSeed as plantSeedCall } from '@wonderfield/contract/play/seed-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { registerPlayCall } from '../../calls/register-play-call.ts';
import { getOwnField } from './home/own-field.ts';
import { refillOfflineRows } from './offline/refill-offline-rows.ts';
import { dealRow } from './rows/deal-row.ts';
import { openField } from './rows/open-field.ts';
import { saveAnswers } from './rows/save-answers.ts';
import { plantSeed } from './seeds/plant-seed.ts';
import { savePlaySettings } from './sessions/save-play-settings.ts';
import { redeemPlayToken, startPlay } from './sessions/start-play.ts';

export const playRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.startPlay, startPlay);
  registerCall(app, calls.getOwnField, getOwnField);
  registerCall(app, calls.redeemPlayToken, redeemPlayToken);
  registerPlayCall(app, gameCalls.openField, openField);
  registerPlayCall(app, gameCalls.dealRow, dealRow);
  registerPlayCall(app, gameCalls.saveAnswers, saveAnswers);
  registerPlayCall(app, gameCalls.savePlaySettings, savePlaySettings);
  registerPlayCall(app, takeRowsAlongCall, refillOfflineRows);
  registerPlayCall(app, plantSeedCall, plantSeed);
};
