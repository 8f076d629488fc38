/** Particles that are written small in a last name. */
const SMALL = new Set(
  'da,das,de,del,della,den,der,di,do,dos,du,ibn,bin,ter,van,von,y,zu'.split(','),
);
/** Particles that are small only after another one: "de la Cruz", but "La Rue". */
const SMALL_AFTER = new Set('la,las,los,el,le'.split(','));
const MAC_NAMES = new Set(
  'macarthur,macdonald,macdougall,macgregor,macintyre,mackay,mackinnon,maclean,macleod,macmillan,macneil,macpherson'.split(
    ',',
  ),
);
const NUMERAL = /^(?:i{2,3}|iv)$/i;
/** Two letters that are initials: JT, AJ. */
const INITIALS = /^(?:[^aeiouy]{2}|\p{L}j)$/iu;

const capitalize = (part: string) =>
  `${(part[0] ?? '').toUpperCase()}${part.slice(1).toLowerCase()}`;

/** Capitalizes a part of a word without hyphens: "O'NEAL", "MCKENZIE", "macleod". */
const repairPart = (part: string): string => {
  const lower = part.toLowerCase();
  const [, prefix, sign = '', rest = ''] = /^(\p{L})(['’ʼ])(\p{L}{2,}.*)$/u.exec(lower) ?? [];
  if (prefix) return `${prefix.toUpperCase()}${sign}${capitalize(rest)}`;
  if (/^mc\p{L}{3,}/u.test(lower)) return `Mc${capitalize(lower.slice(2))}`;
  if (MAC_NAMES.has(lower)) return `Mac${capitalize(lower.slice(3))}`;
  return capitalize(lower);
};

const repairWord = (word: string) => {
  if (NUMERAL.test(word)) return word.toUpperCase();
  if (INITIALS.test(word) && word === word.toUpperCase() && !/^jr$/i.test(word)) return word;
  return word.split('-').map(repairPart).join('-');
};

const isAllUpper = (text: string) => /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
/** Georgian names have no capitals. */
const isAllLower = (text: string) =>
  /\p{Ll}/u.test(text) && !/\p{Lu}|\p{Script=Georgian}/u.test(text);

/** Repairs a half of a name in which no letter or every letter is a capital. */
const repairHalf = (half: string, isLast: boolean) => {
  const words = half.split(' ');
  return words
    .map((word, place) => {
      const lower = word.toLowerCase();
      const isEnd = place === words.length - 1;
      const isAfterParticle = SMALL.has(words[place - 1]?.toLowerCase() ?? '');
      const isSmall = SMALL.has(lower) || (SMALL_AFTER.has(lower) && isAfterParticle);
      return isSmall && !isEnd && (isLast || place > 0) ? lower : repairWord(word);
    })
    .join(' ');
};

/**
 * Repairs names in capitals or in small letters: "DE VRIES" becomes "de Vries". Keeps mixed
 * capitals such as "DeShawn" as typed.
 */
export const repairCapitals = ({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}) => {
  const needsRepair = (half: string, other: string) =>
    isAllLower(half) || (isAllUpper(half) && (half.length > 2 || isAllUpper(other)));
  return {
    firstName: needsRepair(firstName, lastName) ? repairHalf(firstName, false) : firstName,
    lastName: needsRepair(lastName, firstName) ? repairHalf(lastName, true) : lastName,
  };
};
