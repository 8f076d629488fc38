/** A text to read aloud, such as a question or a choice. The name identifies it. */
export type SpokenPart = { name: string; text: string };

/** Position of the voice: the part and the character in its text. */
export type VoiceAt = { name: string; from: number };

export type Speech = {
  isThere: boolean;
  /** Reads the parts in order and stops earlier speech. */
  say: (parts: readonly SpokenPart[], onVoice: (at: VoiceAt | undefined) => void) => void;
  stop: () => void;
};

const SILENT: Speech = { isThere: false, say: () => undefined, stop: () => undefined };

/** Slightly slower than adults talk. */
const RATE = 0.92;

type Voices = {
  synthesis: SpeechSynthesis;
  makeUtterance: (text: string) => SpeechSynthesisUtterance;
};

const browserVoices = (): Voices | undefined =>
  typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined'
    ? undefined
    : { synthesis: speechSynthesis, makeUtterance: (text) => new SpeechSynthesisUtterance(text) };

/** Reads aloud with the browser's voice. Without a voice it does nothing. */
export const createSpeech = (voices: Voices | undefined = browserVoices()): Speech => {
  if (!voices) return SILENT;
  const { synthesis, makeUtterance } = voices;
  // Only the newest call counts, because some browsers send late events of stopped speech.
  let call = 0;
  const stop = () => {
    call += 1;
    synthesis.cancel();
  };
  return {
    isThere: true,
    stop,
    say: (parts, onVoice) => {
      stop();
      const mine = call;
      const tell = (at: VoiceAt | undefined) => {
        if (mine === call) onVoice(at);
      };
      for (const [index, { name, text }] of parts.entries()) {
        const utterance = makeUtterance(text);
        utterance.lang = 'en-US';
        utterance.rate = RATE;
        utterance.onstart = () => tell({ name, from: 0 });
        utterance.onboundary = ({ charIndex }) => tell({ name, from: charIndex });
        if (index === parts.length - 1) utterance.onend = () => tell(undefined);
        utterance.onerror = () => tell(undefined);
        synthesis.speak(utterance);
      }
    },
  };
};
