import * as gameCalls from '@wonderfield/contract/play/game-calls';
import { refillOfflineRows as takeRowsAlongCall } from '@wonderfield/contract/play/offline-row-calls';
import * as calls from '@wonderfield/contract/play/play-calls';
import * as codeCalls from '@wonderfield/contract/play/play-code-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { registerPlayCall } from '../../calls/register-play-call.ts';
import { dealRow } from './deal-row.ts';
import { openField } from './open-field.ts';
import { makePlayCode, redeemPlayCode } from './play-codes.ts';
import { refillOfflineRows } from './refill-offline-rows.ts';
import { saveAnswers } from './save-answers.ts';
import { savePlaySettings } from './save-play-settings.ts';
import { redeemPlayToken, startPlay } from './start-play.ts';

export const playRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.startPlay, startPlay);
  registerCall(app, calls.redeemPlayToken, redeemPlayToken);
  registerCall(app, codeCalls.makePlayCode, makePlayCode);
  registerCall(app, codeCalls.redeemPlayCode, redeemPlayCode);
  registerPlayCall(app, gameCalls.openField, openField);
  registerPlayCall(app, gameCalls.dealRow, dealRow);
  registerPlayCall(app, gameCalls.saveAnswers, saveAnswers);
  registerPlayCall(app, gameCalls.savePlaySettings, savePlaySettings);
  registerPlayCall(app, takeRowsAlongCall, refillOfflineRows);
};
