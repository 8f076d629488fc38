/** One thing to be said: a question, a choice. The name says which of them is being said. */
export type SpokenPart = { name: string; text: string };

/** Where the voice is: which part, and from which character of its text. */
export type VoiceAt = { name: string; from: number };

export type Speech = {
  isThere: boolean;
  /** Says one part after the other; whatever was being said stops. */
  say: (parts: readonly SpokenPart[], onVoice: (at: VoiceAt | undefined) => void) => void;
  stop: () => void;
};

const SILENT: Speech = { isThere: false, say: () => undefined, stop: () => undefined };

/** A little slower than grown-ups talk. */
const RATE = 0.92;

type Voices = {
  synthesis: SpeechSynthesis;
  makeUtterance: (text: string) => SpeechSynthesisUtterance;
};

const browserVoices = (): Voices | undefined =>
  typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined'
    ? undefined
    : { synthesis: speechSynthesis, makeUtterance: (text) => new SpeechSynthesisUtterance(text) };

/** Reads aloud with the browser's own voice; without one nothing is said and nothing breaks. */
export const createSpeech = (voices: Voices | undefined = browserVoices()): Speech => {
  if (!voices) return SILENT;
  const { synthesis, makeUtterance } = voices;
  // Events of what was stopped still arrive, in some browsers late: only the newest call counts.
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
