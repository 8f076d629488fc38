/* Names appear in emails and on pages, where text that looks like a link becomes one [T38]. */

/** Dots of other scripts that browsers and mail programs treat like a dot. */
const OTHER_DOTS = /[\u3002\uFF61]/g;

/* Each pattern has a fixed length before its sign, so text of any length is read once [T69]. */
const SCHEME = /:\/\/|\/\/[\p{L}\p{N}]|\b(?:mailto|javascript|data|tel):/iu;
const WWW = /(?:^|[^\p{L}\p{N}])www\d?\.\s?[\p{L}\p{N}]/iu;
/** Text with a dot and a path, which no name has. */
const WITH_PATH = /[\p{L}\p{N}]\.\s?\p{L}{2,24}\/\S/u;
/** An email or IP address. */
const ADDRESS = /[\p{L}\p{N}]@[\p{L}\p{N}]|\d\.\d{1,3}\.\d{1,3}\.\d/u;
/** A title followed by a name without a space: "Dr.Ana". */
const TITLE = /^(?:dr|mr|mrs|ms|mx|st|ste|mt|jr|sr|prof|rev|hon|no)$/iu;
/** Endings that mail programs turn into links and no name has after a dot. */
const ENDING =
  /\.(?:com|net|org|info|biz|edu|gov|io|ai|app|dev|xyz|top|site|online|shop|store|club|link|click|live|icu|zip|mov|page|ru|cn|co|uk|us|tk|me|tv|cc|ly|gg|gl|de|eu|fr|es|it|nl|be|ch|pl|se|dk|cz|ca|au|nz|jp|kr|br|mx|za|рф|test|example)(?![\p{L}\p{N}-])/giu;
const LABEL_AT_END = /[\p{L}\p{N}][\p{L}\p{N}-]*$/u;
/** Maximum length of a domain label. */
const LONGEST_LABEL = 64;

/** Returns the label before the dot of an ending. */
const labelBefore = (text: string, dot: number) =>
  text.slice(Math.max(0, dot - LONGEST_LABEL), dot).match(LABEL_AT_END)?.[0] ?? '';

/** Returns true if the text contains something that a mail program would turn into a link. */
export const containsLink = (text: string): boolean => {
  const plain = text.normalize('NFKC').replace(OTHER_DOTS, '.');
  if ([SCHEME, WWW, WITH_PATH, ADDRESS].some((pattern) => pattern.test(plain))) return true;
  return [...plain.matchAll(ENDING)].some(({ 0: ending, index }) => {
    const label = labelBefore(plain, index);
    // "x.com" is a link in lower case, but "J.Us" contains an initial.
    const isInitial = label.length < 2 && `${label}${ending}` !== `${label}${ending}`.toLowerCase();
    return label !== '' && !isInitial && !TITLE.test(label);
  });
};
