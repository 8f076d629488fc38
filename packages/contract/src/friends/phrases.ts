import type { Subject } from '../options.ts';

/** Phrases that need no typing. None of them reveals identity or location. */
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

/** Returns the phrases for a visitor. One praises the place that has grown most. */
export const visitorPhrases = (mostGrownPlace: Subject): readonly PhraseId[] => [
  'hello',
  LIKED[mostGrownPlace],
  'whatDidYouPlant',
  'canIHelp',
  'goodJob',
  'seeYouSoon',
];

/** Phrases for the host. */
export const HOST_PHRASES: readonly PhraseId[] = [
  'hello',
  'thankYou',
  'grewARow',
  'yesPlease',
  'notNow',
  'seeYouSoon',
];
