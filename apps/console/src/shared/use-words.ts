import {
  type createTranslator,
  type NamespaceKeys,
  type NestedKeyOf,
  useTranslations,
} from 'use-intl';

/**
 * Every word of the console, by feature; `app/words.ts` fills it in. The library's own registry of
 * words is taken by the portal, and both are checked together.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by app/words.ts
export interface ConsoleWords {}

type Namespace = NamespaceKeys<ConsoleWords, NestedKeyOf<ConsoleWords>>;

/** `const t = useWords('waiting')`: a missing key does not compile. */
export const useWords = <Name extends Namespace>(namespace: Name) =>
  useTranslations(namespace as never) as unknown as ReturnType<
    typeof createTranslator<ConsoleWords, Name>
  >;
