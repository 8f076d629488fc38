import type { Subject } from '../options.ts';

/** What can be said without typing. Nothing in it tells who or where somebody is. */
export const PHRASES = {
  hello: 'Hello.',
  likeMill: 'I like your mill.',
  likeOrchard: 'I like your orchard.',
  likePond: 'I like your pond.',
  likeHill: 'I like your hill.',
  likeGarden: 'I like your garden.',
  likeMeadow: 'I like your meadow.',
  likeBarn: 'I like your barn.',
  likeCabin: 'I like your cabin.',
  whatDidYouPlant: 'What did you plant?',
  canIHelp: 'Can I help water?',
  goodJob: 'Good job.',
  seeYouSoon: 'See you soon.',
  thankYou: 'Thank you. Come again.',
  grewARow: 'I grew a row today.',
  yesPlease: 'Yes, please.',
  notNow: 'Not now, thank you.',
} as const;
export type PhraseId = keyof typeof PHRASES;
export const PHRASE_IDS = Object.keys(PHRASES) as [PhraseId, ...PhraseId[]];

const LIKED: Readonly<Record<Subject, PhraseId>> = {
  math: 'likeMill',
  languageArts: 'likeOrchard',
  science: 'likePond',
  socialStudies: 'likeHill',
  foreignLanguage: 'likeGarden',
  music: 'likeMeadow',
  art: 'likeBarn',
  others: 'likeCabin',
};

/** What a visitor is offered; the place that has grown most is what there is to like. */
export const visitorPhrases = (mostGrownPlace: Subject): readonly PhraseId[] => [
  'hello',
  LIKED[mostGrownPlace],
  'whatDidYouPlant',
  'canIHelp',
  'goodJob',
  'seeYouSoon',
];

/** What the one whose field it is, is offered. */
export const HOST_PHRASES: readonly PhraseId[] = [
  'hello',
  'thankYou',
  'grewARow',
  'yesPlease',
  'notNow',
  'seeYouSoon',
];
