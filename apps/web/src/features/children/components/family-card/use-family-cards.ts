import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Child } from '@wonderfield/contract/children/child';
import { hasCard } from '@wonderfield/contract/sign-in-method';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type FamilyCardSecrets, useMakeFamilyCards } from '../../api/child-login-calls.ts';

type Secrets = ReadonlyMap<string, FamilyCardSecrets>;

const NO_SECRETS: Secrets = new Map();

/** Holds the family cards that were printed on this page, and which child's card is shown. */
export const useFamilyCards = (children: readonly Child[]) => {
  const showErrorToast = useErrorToast();
  const make = useMakeFamilyCards();
  const [secrets, setSecrets] = useState(NO_SECRETS);
  const [selectedId, setSelectedId] = useState<string>();
  const [askedId, setAskedId] = useState<string>();
  const [printedIds, setPrintedIds] = useState<readonly string[]>([]);
  const withCard = children.filter(({ signInMethod }) => hasCard(signInMethod));
  const find = (id: string | undefined) => withCard.find((child) => child.id === id);
  const selected = find(selectedId) ?? withCard[0];

  const forget = (childId: string) =>
    setSecrets((before) => new Map([...before].filter(([id]) => id !== childId)));

  /** Creates new cards and prints them. The dialog closes first, because the page is printed. */
  const print = async (chosen: readonly Child[]) => {
    try {
      const made = await make.mutateAsync(chosen);
      make.reset();
      flushSync(() => {
        setSecrets((before) => new Map([...before, ...made]));
        setPrintedIds([...made.keys()]);
        setAskedId(undefined);
      });
    } catch (error) {
      return showErrorToast(error as Error);
    }
    window.print();
  };

  return {
    selected,
    secretsOfSelected: selected && secrets.get(selected.id),
    asked: find(askedId),
    others: withCard.filter(({ id }) => id !== askedId),
    /** Cards of the last print. */
    printed: withCard.flatMap((child) => {
      const own = secrets.get(child.id);
      return own && printedIds.includes(child.id) ? [{ child, secrets: own }] : [];
    }),
    isMaking: make.isPending,
    ask: (child: Child) => {
      setSelectedId(child.id);
      setAskedId(child.id);
    },
    cancel: () => setAskedId(undefined),
    print,
    /** Prints the shown card again. It stays the same. */
    printAgain: () => {
      flushSync(() => setPrintedIds(selected ? [selected.id] : []));
      window.print();
    },
    forget,
  };
};
export type FamilyCards = ReturnType<typeof useFamilyCards>;
