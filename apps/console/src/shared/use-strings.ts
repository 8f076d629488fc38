import { createContext, useContext, useMemo } from 'react';
import {
  createTranslator,
  type NamespaceKeys,
  type NestedKeyOf,
  useLocale,
  useTimeZone,
} from 'use-intl';

/**
 * Every word of the console, by feature; `app/strings.ts` fills it in. The library's own registry of
 * words is taken by the portal, and both are checked together.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by app/strings.ts
// biome-ignore lint/style/useConsistentTypeDefinitions: merged by declaration
export interface ConsoleStrings {}

type Namespace = NamespaceKeys<ConsoleStrings, NestedKeyOf<ConsoleStrings>>;

/** Brings the words to the screens; the library's own provider takes only those of its registry. */
export const StringsContext = createContext<ConsoleStrings | null>(null);

/** `const t = useWords('waiting')`: a missing key does not compile. */
export const useStrings = <Name extends Namespace>(namespace: Name) => {
  const messages = useContext(StringsContext);
  const locale = useLocale();
  const timeZone = useTimeZone();
  return useMemo(() => {
    if (!messages) throw new Error('useWords needs a <WordsContext> above it');
    return createTranslator<ConsoleStrings, Name>({
      messages,
      namespace,
      locale,
      ...(timeZone && { timeZone }),
    });
  }, [messages, namespace, locale, timeZone]);
};
