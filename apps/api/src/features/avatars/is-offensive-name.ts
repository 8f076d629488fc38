import {
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
} from 'obscenity';

/** What the library's list lacks and children know: hate, harm, other languages, other spellings. */
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

/** Names of people that such a word stands in. */
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

/** The library takes repeated letters for one, and these three are one only together. */
const THREE_KS = /kkk/i;
/** So many digits are a phone number, and that is nobody's to read in a game. */
const MOST_DIGITS = 6;

/** A name no child should read, or should give. */
export const isUnkind = (avatarName: string) =>
  matcher.hasMatch(avatarName) ||
  THREE_KS.test(avatarName) ||
  (avatarName.match(/\d/g)?.length ?? 0) > MOST_DIGITS;
