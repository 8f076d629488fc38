import type { VoiceLanguage } from '@wonderfield/questions/question';
import { sentencesOf } from './sentences.ts';
import type { SpokenPart } from './spoken-part.ts';

/** Position of the voice: the part and the character in its text. */
export type VoiceAt = { name: string; from: number };

export type Speech = {
  /** True if the device has a voice. Voices load late. */
  isThere: boolean;
  /** Reads the parts in order and stops earlier speech. */
  say: (parts: readonly SpokenPart[], onVoice: (at: VoiceAt | undefined) => void) => void;
  stop: () => void;
};

/** Slightly slower than adults talk. */
const RATE = 0.9;

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

const NO_VOICE: Omit<Speech, 'isThere'> = { say: () => undefined, stop: () => undefined };

/**
 * Returns functions that read aloud with the voices of the device. A part whose language has no voice
 * is left out, because another voice would say it wrong.
 */
export const createSpeech = (voices: Voices | undefined = browserVoices()) => {
  if (!voices) return NO_VOICE;
  const { synthesis, makeUtterance } = voices;
  // Only the newest call counts, because some browsers send late events of stopped speech.
  let call = 0;
  const stop = () => {
    call += 1;
    synthesis.cancel();
  };
  const say: Speech['say'] = (parts, onVoice) => {
    stop();
    const mine = call;
    const tell = (at: VoiceAt | undefined) => {
      if (mine === call) onVoice(at);
    };
    const sentences = parts.flatMap(sentencesOf).flatMap((sentence) => {
      const { lang = 'en' } = sentence;
      const voice = findVoice(synthesis, lang);
      return voice ? [{ ...sentence, lang, voice }] : [];
    });
    for (const [index, { name, text, offset = 0, lang, voice }] of sentences.entries()) {
      const utterance = makeUtterance(text);
      utterance.lang = LANGUAGES[lang];
      utterance.voice = voice;
      utterance.rate = RATE;
      utterance.onstart = () => tell({ name, from: offset });
      utterance.onboundary = ({ charIndex }) => tell({ name, from: offset + charIndex });
      if (index === sentences.length - 1) utterance.onend = () => tell(undefined);
      utterance.onerror = () => tell(undefined);
      synthesis.speak(utterance);
    }
  };
  return { say, stop };
};
