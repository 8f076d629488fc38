import type { VoiceLanguage } from '@wonderfield/questions/question';
import { sentencesOf } from './sentences.ts';
import type { SpokenPart } from './spoken-part.ts';
import { whenVoicesLoad } from './when-voices-load.ts';

/** Position of the voice: the part and the character in its text. */
export type VoiceAt = { name: string; from: number };

export type Speech = {
  /** True if the device has a voice. Voices load late. */
  isThere: boolean;
  /** True if no voice has loaded in the time that voices need. */
  isMissing?: boolean;
  /** Reads the parts in order and stops earlier speech. */
  say: (parts: readonly SpokenPart[], onVoice: (at: VoiceAt | undefined) => void) => void;
  stop: () => void;
};

/** Slightly slower than adults talk. */
export const RATE = 0.9;
/** For children of Kindergarten and grade 1. */
export const SLOW_RATE = 0.8;

const LANGUAGES: Readonly<Record<VoiceLanguage, string>> = {
  en: 'en-US',
  es: 'es-US',
  fr: 'fr-FR',
};

export type Voices = {
  synthesis: SpeechSynthesis;
  makeUtterance: (text: string) => SpeechSynthesisUtterance;
};

export const browserVoices = (): Voices | undefined =>
  typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined'
    ? undefined
    : { synthesis: speechSynthesis, makeUtterance: (text) => new SpeechSynthesisUtterance(text) };

/** Returns the voice of the device for a language, or undefined. */
const findVoice = (synthesis: SpeechSynthesis, lang: VoiceLanguage) => {
  const voices = synthesis.getVoices();
  const inLanguage = voices.filter((voice) => voice.lang.slice(0, 2).toLowerCase() === lang);
  return inLanguage.find((voice) => voice.lang === LANGUAGES[lang]) ?? inLanguage[0];
};

export type DeviceSpeech = Pick<Speech, 'say' | 'stop'> & { isSpeaking: () => boolean };

const NO_VOICE: DeviceSpeech = {
  say: () => undefined,
  stop: () => undefined,
  isSpeaking: () => false,
};

type Listener = (at: VoiceAt | undefined) => void;

/** Reads sentences for which the device has a voice. */
const speakParts = (
  { synthesis, makeUtterance }: Voices,
  parts: readonly SpokenPart[],
  { rate, onVoice }: { rate: number; onVoice: Listener },
) => {
  const sentences = parts.flatMap(sentencesOf).flatMap((sentence) => {
    const { lang = 'en' } = sentence;
    const voice = findVoice(synthesis, lang);
    return voice ? [{ ...sentence, lang, voice }] : [];
  });
  for (const [index, { name, text, offset = 0, lang, voice }] of sentences.entries()) {
    const utterance = makeUtterance(text);
    utterance.lang = LANGUAGES[lang];
    utterance.voice = voice;
    utterance.rate = rate;
    utterance.onstart = () => onVoice({ name, from: offset });
    utterance.onboundary = ({ charIndex }) => onVoice({ name, from: offset + charIndex });
    if (index === sentences.length - 1) utterance.onend = () => onVoice(undefined);
    utterance.onerror = () => onVoice(undefined);
    synthesis.speak(utterance);
  }
};

/**
 * Returns functions that read aloud with the voices of the device. A part whose language has no voice
 * is left out, because another voice would say it wrong.
 */
export const createSpeech = (
  voices: Voices | undefined = browserVoices(),
  readRate = () => RATE,
): DeviceSpeech => {
  if (!voices) return NO_VOICE;
  const { synthesis } = voices;
  // Only the newest call counts, because some browsers send late events of stopped speech.
  let call = 0;
  let stopWaiting = () => {};
  let clear = () => {};
  const stop = () => {
    call += 1;
    stopWaiting();
    synthesis.cancel();
    clear();
    clear = () => {};
  };
  const say: Speech['say'] = (parts, onVoice) => {
    stop();
    const mine = call;
    const report = (at: VoiceAt | undefined) => {
      if (mine !== call) return;
      // What a listener highlights must not stay after the speech is stopped.
      clear = at ? () => onVoice(undefined) : () => {};
      onVoice(at);
    };
    stopWaiting = whenVoicesLoad(synthesis, () =>
      speakParts(voices, parts, { rate: readRate(), onVoice: report }),
    );
  };
  return { say, stop, isSpeaking: () => synthesis.speaking };
};
