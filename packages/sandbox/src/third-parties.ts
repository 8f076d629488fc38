import { authenticator } from './authenticator/authenticator.ts';
import { cards } from './cards/cards.ts';
import { clever } from './clever/clever.ts';
import { google } from './google/google.ts';
import { mail } from './mail/mail.ts';
import { school } from './school/school.ts';
import { texts } from './texts/texts.ts';
import type { ThirdParty } from './third-party.ts';

/** All fakes, in the order of the home page. */
export const thirdParties: ThirdParty[] = [
  mail,
  texts,
  cards,
  google,
  clever,
  school,
  authenticator,
];
