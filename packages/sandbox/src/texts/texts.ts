import { MessageStore } from '../message-store.ts';
import type { ThirdParty } from '../third-party.ts';
import { type TextMessage, textRoutes } from './texts.routes.ts';

/** Stands in for the SMS provider. */
export const texts: ThirdParty = {
  name: 'texts',
  title: 'Text messages',
  description: 'Receives every text message and shows it here instead of sending it to a phone.',
  async start() {
    return { pages: textRoutes(new MessageStore<TextMessage>()) };
  },
};
