import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@wonderfield/client/query-client';
import { DiscardQuestion } from '@wonderfield/ui/dialog/discard-question';
import { ToastProvider } from '@wonderfield/ui/toast/toast-provider';
import { type ReactNode, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { StringsContext, useStrings } from '../shared/use-strings.ts';
import { strings } from './strings.ts';

const STALE_MS = 5_000;

/** Local time zone of the browser. */
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

const Messages = ({ children }: { children: ReactNode }) => {
  const t = useStrings('shared');
  const discardStrings = {
    title: t('discard.title'),
    text: t('discard.text'),
    keepLabel: t('discard.keep'),
    discardLabel: t('discard.confirm'),
  };
  return (
    <ToastProvider regionLabel={t('messages')} dismissLabel={t('dismissMessage')}>
      <DiscardQuestion strings={discardStrings}>{children}</DiscardQuestion>
    </ToastProvider>
  );
};

/** Provides strings, server data and toasts to every screen. */
export const Providers = ({ children }: { children: ReactNode }) => {
  const [queryClient] = useState(() => createQueryClient({ staleTime: STALE_MS }));
  return (
    <IntlProvider locale="en" timeZone={timeZone}>
      <StringsContext value={strings}>
        <QueryClientProvider client={queryClient}>
          <Messages>{children}</Messages>
        </QueryClientProvider>
      </StringsContext>
    </IntlProvider>
  );
};
