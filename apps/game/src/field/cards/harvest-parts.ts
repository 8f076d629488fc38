import { isFirstHarvest, PLACES } from '@wonderfield/contract/play/field';
import type { Harvest } from '@wonderfield/contract/play/game-calls';
import type { Rest } from '@wonderfield/contract/play/play-day';
import type { SpokenPart } from '../../speech/spoken-part.ts';
import { dayEndStrings } from '../day-end/day-end.strings.en.ts';
import { fieldStrings as words } from '../shared/field.strings.en.ts';
import { growthStrings } from '../shared/place-sentences.ts';

const firstParts = ({ subject }: Harvest): SpokenPart[] => [
  { name: 'heading', text: words.lookWhatYouGrew },
  { name: 'harvest', text: PLACES[subject].harvest },
  { name: 'gain', text: PLACES[subject].gain },
];

const laterParts = ({ subject, learned }: Harvest): SpokenPart[] => [
  { name: 'heading', text: words.rowDone },
  { name: 'harvest', text: words.harvestLead(PLACES[subject].harvest, PLACES[subject].name) },
  ...learned.map(({ skillName, before, after }, at) => ({
    name: `learned-${at}`,
    text: `${skillName}. ${growthStrings(before, after)}.`,
  })),
];

/** Returns the texts of a harvest to read aloud: what grew, who came, then the buttons. */
export const harvestParts = (harvest: Harvest, rest: Rest): SpokenPart[] => {
  const { visitor, cameBack } = harvest;
  const isFirst = isFirstHarvest(harvest);
  return [
    ...(isFirst ? firstParts(harvest) : laterParts(harvest)),
    ...(visitor ? [{ name: 'visitor', text: words.movedIn(visitor) }] : []),
    ...(cameBack > 0 ? [{ name: 'cameBack', text: words.cameBack(cameBack) }] : []),
    { name: 'oneMore', text: rest === 'over' ? dayEndStrings.seeYouShort : words.oneMoreRow },
    { name: 'field', text: isFirst ? words.lookAround : words.backToField },
  ];
};
