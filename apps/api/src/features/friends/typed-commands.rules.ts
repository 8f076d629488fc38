/* Commands speak to the other child without "you": "drink the soap". */

const COMMANDS = new Set([
  ...['go', 'run', 'walk', 'jump', 'leap', 'climb', 'fly', 'stand', 'sit', 'lie', 'lay', 'swim'],
  ...['dive', 'fall', 'sink', 'hide', 'crawl', 'ride', 'sleep', 'stay', 'wait', 'follow', 'leave'],
  ...['eat', 'drink', 'swallow', 'chew', 'taste', 'try', 'take', 'put', 'stick', 'hold', 'grab'],
  ...['play', 'open', 'close', 'shut', 'lock', 'unlock', 'bring', 'give', 'get', 'send', 'show'],
  ...['tell', 'say', 'ask', 'call', 'write', 'type', 'find', 'look', 'watch', 'do', 'be', 'make'],
  ...['throw', 'hit', 'kick', 'push', 'pull', 'break', 'cut', 'light', 'start', 'stop', 'keep'],
  ...['cover', 'tie', 'turn', 'use', 'steal', 'smell', 'spin', 'roll', 'bite', 'feed', 'meet'],
  ...['never', 'always', 'come', 'join', 'visit', 'share', 'think', 'pretend', 'promise', 'wake'],
]);

/** Words that a command can follow at the start of a sentence. */
const BEFORE_COMMAND = new Set([
  ...['please', 'just', 'now', 'then', 'and', 'so', 'ok', 'okay', 'hey', 'hi', 'not', 'yes', 'no'],
  ...['lol', 'maybe', 'or', 'but', 'well', 'do', 'go', 'also', 'first', 'later', 'quick', 'try'],
  ...['to', 'dude', 'bro', 'buddy', 'omg'],
]);
/** These start questions, too: "do frogs sleep". */
const QUESTION_AFTER_DO = /^(?!not$|it$|this$|that$|what$|as$|everything$|the$|a$|something$)/;

/** True if the sentence begins with a verb that tells the other child what to do. */
export const startsWithCommand = (words: readonly string[]) => {
  const at = words.findIndex((word) => !BEFORE_COMMAND.has(word));
  const first = words[0] ?? '';
  if (first === 'do' && QUESTION_AFTER_DO.test(words[1] ?? '')) return false;
  return at >= 0 && COMMANDS.has(words[at] ?? '');
};
