import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../src/features/friends/chat-filter/corpus');

export type Sentence = { topic: string; text: string };

const readLines = (name: string) =>
  readFileSync(join(FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** Returns sentences by topic. */
export const readCorpus = (name: string): readonly Sentence[] =>
  readLines(`${name}.tsv`).map((line) => {
    const [topic = '', text = ''] = line.split('\t');
    return { topic, text };
  });

/** Returns the sentences of a file without topics. */
export const readSentences = (name: string): readonly Sentence[] =>
  readLines(`${name}.txt`).map((text) => ({ topic: name, text }));

const swap = (letters: Readonly<Record<string, string>>) => (text: string) =>
  text.replace(/[a-z]/gi, (letter) => letters[letter.toLowerCase()] ?? letter);

export const DISGUISES: Readonly<Record<string, (text: string) => string>> = {
  'upper case': (text) => text.toUpperCase(),
  'letters one by one': (text) => [...text.replaceAll(' ', '')].join(' '),
  'letters one by one, words apart': (text) =>
    text
      .split(' ')
      .map((word) => [...word].join(' '))
      .join('   '),
  'digits for letters': swap({ o: '0', i: '1', e: '3', a: '4', s: '5', t: '7' }),
  'some digits for letters': swap({ o: '0', e: '3' }),
  'Cyrillic letters': swap({ a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', x: 'х', y: 'у', i: 'і' }),
  'Greek letters': swap({ a: 'α', o: 'ο', v: 'ν', i: 'ι', u: 'υ' }),
  'full-width letters': (text) =>
    text.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
  'letters of mathematics': (text) =>
    text.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) - 97 + 0x1d4ea)),
  'repeated letters': (text) => text.replace(/([aeiou])(?=[a-z]*\b)/gi, '$1$1$1'),
  'points inside words': (text) =>
    text
      .split(' ')
      .map((word) => [...word].join('.'))
      .join(' '),
  'no spaces': (text) => text.replaceAll(' ', ''),
  'spaces at other places': (text) => text.replaceAll(' ', '').replace(/(.{3})/g, '$1 '),
  'invisible characters': (text) => [...text].join('\u200b'),
};
