import { describe, expect, it, vi } from 'vitest';
import { createSpeech, type VoiceAt } from './speech.ts';
import { wordAt } from './word-at.ts';

const fakeVoices = () => {
  const queue: SpeechSynthesisUtterance[] = [];
  const cancel = vi.fn(() => queue.splice(0));
  const synthesis = {
    speak: (utterance: SpeechSynthesisUtterance) => queue.push(utterance),
    cancel,
    getVoices: () => [{ lang: 'en-US' }, { lang: 'es-MX' }],
  } as unknown as SpeechSynthesis;
  const makeUtterance = (text: string) => ({ text }) as SpeechSynthesisUtterance;
  return { voices: { synthesis, makeUtterance }, queue, cancel };
};

const boundary = (charIndex: number) => ({ charIndex }) as SpeechSynthesisEvent;
const plain = {} as SpeechSynthesisEvent;

const PARTS = [
  { name: 'ask', text: 'Which one?' },
  { name: 'choice-0', text: 'frog' },
];

describe('createSpeech', () => {
  it('reads the parts in order and reports the position of the voice', () => {
    const { voices, queue } = fakeVoices();
    const heard: (VoiceAt | undefined)[] = [];
    createSpeech(voices).say(PARTS, (at) => heard.push(at));
    expect(queue.map(({ text }) => text)).toEqual(['Which one?', 'frog']);
    queue[0]?.onstart?.(plain);
    queue[0]?.onboundary?.(boundary(6));
    queue[1]?.onstart?.(plain);
    queue[1]?.onend?.(plain);
    expect(heard).toEqual([
      { name: 'ask', from: 0 },
      { name: 'ask', from: 6 },
      { name: 'choice-0', from: 0 },
      undefined,
    ]);
  });

  it('ignores late events of stopped speech', () => {
    const { voices, queue, cancel } = fakeVoices();
    const speech = createSpeech(voices);
    const onVoice = vi.fn();
    speech.say(PARTS, onVoice);
    const [late] = queue;
    speech.stop();
    late?.onboundary?.(boundary(3));
    late?.onerror?.(plain as SpeechSynthesisErrorEvent);
    expect(onVoice).not.toHaveBeenCalled();
    expect(cancel).toHaveBeenCalled();
    expect(queue).toEqual([]);
  });

  it('works silently in a browser without a voice', () => {
    const speech = createSpeech(undefined);
    speech.say(PARTS, () => undefined);
    speech.stop();
  });

  // @proves D-9-voice
  it('reads each part with a voice of its language, and leaves out what no voice can say', () => {
    const { voices, queue } = fakeVoices();
    const parts = [
      { name: 'ask', text: 'What is' },
      { name: 'ask', text: 'el gato', lang: 'es' as const, offset: 8 },
      { name: 'choice-0', text: 'le chat', lang: 'fr' as const },
    ];
    const heard: (VoiceAt | undefined)[] = [];
    createSpeech(voices).say(parts, (at) => heard.push(at));
    expect(queue.map(({ text, lang }) => [text, lang])).toEqual([
      ['What is', 'en-US'],
      ['el gato', 'es-US'],
    ]);
    queue[1]?.onboundary?.(boundary(3));
    expect(heard).toEqual([{ name: 'ask', from: 11 }]);
  });

  it('splits a long text at its sentences', () => {
    const { voices, queue } = fakeVoices();
    const sentence = `${'word '.repeat(20)}end.`;
    createSpeech(voices).say([{ name: 'ask', text: `${sentence} ${sentence}` }], () => undefined);
    expect(queue).toHaveLength(2);
  });

  it.each([
    [0, 'Which'],
    [5, 'one?'],
    [6, 'one?'],
    [99, ''],
  ])('marks the word at character %i: "%s"', (from, word) => {
    const text = 'Which one?';
    const parts = wordAt(text, from);
    expect(parts.word).toBe(word);
    expect(parts.before + parts.word + parts.after).toBe(text);
  });
});
