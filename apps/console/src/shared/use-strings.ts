import { createContext, useContext, useMemo } from 'react';
import {
  createTranslator,
  type NamespaceKeys,
  type NestedKeyOf,
  useLocale,
  useTimeZone,
} from 'use-intl';

/**
 * All strings of the console by feature, filled in by `app/words.ts`. The library's own registry is
 * used by the portal, and both are compiled together.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by app/strings.ts
// biome-ignore lint/style/useConsistentTypeDefinitions: merged by declaration
export interface ConsoleStrings {}

type Namespace = NamespaceKeys<ConsoleStrings, NestedKeyOf<ConsoleStrings>>;

/** Provides the strings, because the library's provider accepts only those of its registry. */
export const StringsContext = createContext<ConsoleStrings | null>(null);

/** `const t = useStrings('waiting')`. A missing key fails to compile. */
export const useStrings = <Name extends Namespace>(namespace: Name) => {
  const messages = useContext(StringsContext);
  const locale = useLocale();
  const timeZone = useTimeZone();
  return useMemo(() => {
    if (!messages) throw new Error('useStrings must be used inside <StringsContext>.');
    return createTranslator<ConsoleStrings, Name>({
      messages,
      namespace,
      locale,
      ...(timeZone && { timeZone }),
    });
  }, [messages, namespace, locale, timeZone]);
};
