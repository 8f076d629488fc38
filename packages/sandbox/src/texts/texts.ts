import { FailNext } from '../mail/fail-next.ts';
import { MessageStore } from '../message-store.ts';
import type { ThirdParty } from '../third-party.ts';
import { type TextMessage, textRoutes } from './texts.routes.ts';
import { Verifications } from './verifications.ts';
import { verifyApi } from './verify-api.ts';

/** Fake of the SMS provider, which creates, sends and checks codes. */
export const texts: ThirdParty = {
  name: 'texts',
  title: 'Text messages',
  description: 'Shows every text message here instead of sending it to a phone.',
  async start({ ports }) {
    const messages = new MessageStore<TextMessage>();
    const failNext = new FailNext();
    const api = verifyApi(new Verifications(), messages, failNext);
    const address = await api.listen({ port: ports.texts, host: 'localhost' });
    return {
      baseUrl: `http://localhost:${new URL(address).port}`,
      pages: textRoutes(messages, failNext),
      close: () => api.close(),
    };
  },
};
