import { createContext, useContext, useMemo } from 'react';
import {
  createTranslator,
  type NamespaceKeys,
  type NestedKeyOf,
  useLocale,
  useTimeZone,
} from 'use-intl';

/**
 * Every word of the console, by feature; `app/words.ts` fills it in. The library's own registry of
 * words is taken by the portal, and both are checked together.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by app/words.ts
// biome-ignore lint/style/useConsistentTypeDefinitions: merged by declaration
export interface ConsoleWords {}

type Namespace = NamespaceKeys<ConsoleWords, NestedKeyOf<ConsoleWords>>;

/** Brings the words to the screens; the library's own provider takes only those of its registry. */
export const WordsContext = createContext<ConsoleWords | null>(null);

/** `const t = useWords('waiting')`: a missing key does not compile. */
export const useWords = <Name extends Namespace>(namespace: Name) => {
  const messages = useContext(WordsContext);
  const locale = useLocale();
  const timeZone = useTimeZone();
  return useMemo(() => {
    if (!messages) throw new Error('useWords needs a <WordsContext> above it');
    return createTranslator<ConsoleWords, Name>({
      messages,
      namespace,
      locale,
      ...(timeZone && { timeZone }),
    });
  }, [messages, namespace, locale, timeZone]);
};
