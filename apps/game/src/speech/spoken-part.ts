import type { VoiceLanguage } from '@wonderfield/questions/question';

/** A text to read aloud, such as a question or a choice. The name identifies it. */
export type SpokenPart = {
  name: string;
  text: string;
  /** English by default. */
  lang?: VoiceLanguage;
  /** Where the text starts in the text of its name, if a part has several languages. */
  offset?: number;
};
