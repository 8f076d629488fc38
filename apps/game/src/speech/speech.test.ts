import { describe, expect, it, vi } from 'vitest';
import { createSpeech, SLOW_RATE, type VoiceAt } from './speech.ts';
import { VOICES_MS } from './when-voices-load.ts';
import { wordAt } from './word-at.ts';

const VOICES = [{ lang: 'en-US' }, { lang: 'es-MX' }];

const fakeVoices = (loaded = VOICES) => {
  const queue: SpeechSynthesisUtterance[] = [];
  const events = new EventTarget();
  let list = loaded;
  const load = () => {
    list = VOICES;
    events.dispatchEvent(new Event('voiceschanged'));
  };
  const cancel = vi.fn(() => queue.splice(0));
  const synthesis = {
    speak: (utterance: SpeechSynthesisUtterance) => queue.push(utterance),
    cancel,
    getVoices: () => list,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  } as unknown as SpeechSynthesis;
  const makeUtterance = (text: string) => ({ text }) as SpeechSynthesisUtterance;
  return { voices: { synthesis, makeUtterance }, queue, cancel, load };
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

  it('reports the end when speech is stopped in the middle', () => {
    const { voices, queue } = fakeVoices();
    const speech = createSpeech(voices);
    const onVoice = vi.fn();
    speech.say(PARTS, onVoice);
    queue[0]?.onstart?.(plain);
    speech.stop();
    speech.stop();
    expect(onVoice.mock.calls).toEqual([[{ name: 'ask', from: 0 }], [undefined]]);
  });

  it('reads at 0.9 of the normal rate, and slower on request', () => {
    const { voices, queue } = fakeVoices();
    createSpeech(voices).say(PARTS, () => undefined);
    expect(queue[0]?.rate).toBe(0.9);
    createSpeech(voices, () => SLOW_RATE).say(PARTS, () => undefined);
    expect(queue.at(-1)?.rate).toBe(0.8);
  });

  it('waits for voices that load late, and gives up after two seconds', () => {
    vi.useFakeTimers();
    const { voices, queue, load } = fakeVoices([]);
    const speech = createSpeech(voices);
    speech.say(PARTS, () => undefined);
    vi.advanceTimersByTime(VOICES_MS - 1);
    load();
    expect(queue).toHaveLength(2);
    const late = fakeVoices([]);
    createSpeech(late.voices).say(PARTS, () => undefined);
    vi.advanceTimersByTime(VOICES_MS);
    late.load();
    expect(late.queue).toEqual([]);
    vi.useRealTimers();
  });

  it('says nothing late after it was stopped', () => {
    const { voices, queue, load } = fakeVoices([]);
    const speech = createSpeech(voices);
    speech.say(PARTS, () => undefined);
    speech.stop();
    load();
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
