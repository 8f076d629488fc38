import type { Picture } from '../picture.ts';
import type { SpokenPart, Step, VoiceLanguage } from '../question.ts';

/** Splits a text so that what is in quotation marks is spoken in its own language. */
export const quotedIn = (lang: VoiceLanguage, text: string): SpokenPart[] =>
  text.split('"').flatMap((part, index) => {
    const spoken = part.trim();
    return /[\p{L}\d]/u.test(spoken) ? [{ text: spoken, lang: index % 2 === 1 ? lang : 'en' }] : [];
  });

/** Returns a step whose quoted words are spoken in another language. */
export const stepIn = (lang: VoiceLanguage, say: string, picture?: Picture): Step => ({
  say,
  spoken: quotedIn(lang, say),
  ...(picture && { picture }),
});
