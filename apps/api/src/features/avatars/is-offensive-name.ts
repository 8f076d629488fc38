import {
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
} from 'obscenity';

/**
 * Words missing in the library's list: hate, harm, other languages and other ways to write them.
 */
const MORE_WORDS = [
  'hitler',
  '|heil|',
  'nazi',
  'nibba',
  'killurself',
  'killyourself',
  'suicid',
  '|kys|',
  'phuck',
  'fuc|',
  'fucboi',
  'fuk|',
  'fuku|',
  'cvnt',
  'biatch',
  'sexsex',
  'sexy',
  '|wank|',
  'wanker',
  '|puta',
  'laputa',
  'hijodeputa',
  'putain',
  'mierda',
  'pendejo',
  'scheis',
  'scheiß',
  'schlampe',
  'merde',
  'salope',
  'kurwa',
];

/** Real names that contain such a word. */
const HARMLESS: Record<string, readonly string[]> = { nazi: ['nazira', 'naziha', 'naziah'] };

const words = MORE_WORDS.reduce(
  (set, word) =>
    set.addPhrase((phrase) =>
      (HARMLESS[word] ?? []).reduce(
        (dataset, name) => dataset.addWhitelistedTerm(name),
        phrase.setMetadata({ originalWord: word }).addPattern(parseRawPattern(word)),
      ),
    ),
  new DataSet<{ originalWord: string }>().addAll(englishDataset),
);

const matcher = new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers });

/** The library collapses repeated letters, so it cannot match this word. */
const THREE_KS = /kkk/i;
/** A name with more digits may be a phone number, which other players must not see. */
const MAX_DIGITS = 6;

/** Returns true for an offensive name and for one that may contain a phone number. */
export const isOffensiveName = (avatarName: string) =>
  matcher.hasMatch(avatarName) ||
  THREE_KS.test(avatarName) ||
  (avatarName.match(/\d/g)?.length ?? 0) > MAX_DIGITS;
