import { createContext, type ReactNode, useContext } from 'react';

/** Strings of the question before Escape discards typed text. */
export type DiscardStrings = {
  title: string;
  text: string;
  keepLabel: string;
  discardLabel: string;
};

const DiscardContext = createContext<DiscardStrings | null>(null);

/** Makes every dialog below ask before Escape discards typed text. */
export const DiscardQuestion = ({
  strings,
  children,
}: {
  strings: DiscardStrings;
  children: ReactNode;
}) => <DiscardContext.Provider value={strings}>{children}</DiscardContext.Provider>;

export const useDiscardStrings = () => useContext(DiscardContext);
