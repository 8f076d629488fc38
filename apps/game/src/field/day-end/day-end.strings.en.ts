import { PLACES } from '@wonderfield/contract/play/field';
import type { Seed } from '@wonderfield/contract/play/seed-calls';
import type { EndOfDay } from './end-of-day.ts';

/** Returns a title and a text, or nothing if the player chose to stop. */
const reasons = (cause: EndOfDay, minutesAllowed: number | undefined): string[] => {
  if (cause === 'choice') return [];
  if (cause === 'enough') return ['You worked for a good while.', 'Your field keeps everything.'];
  const chosen =
    minutesAllowed === undefined ? '' : `Your grown-up chose ${minutesAllowed} minutes for today. `;
  return ['That was your last row today.', `${chosen}Your field keeps everything.`];
};

/** Says what stands where the seed was planted. */
export const seedSentence = ({ subject, isOpen }: Seed) =>
  isOpen
    ? `The seed you planted is open. It is a flower from the ${PLACES[subject].name}.`
    : 'Your seed is in the ground.';

export const dayEndStrings = {
  seeYou: (name: string) => `See you tomorrow, ${name}`,
  lead: 'Plant one seed before you go. It opens in the morning and it waits for you.',
  inTheGround: 'Your seed is in the ground.',
  sleepWell: (name: string, hasPlanted: boolean) =>
    `${hasPlanted ? 'Done. ' : ''}Sleep well, ${name}.`,
  reasons,
  plant: 'Plant my seed',
  plantOne: 'Plant a seed',
  seeYouShort: 'See you tomorrow',
  withoutSeed: 'Go without a seed',
  doneForToday: 'Done for today',
} as const;
