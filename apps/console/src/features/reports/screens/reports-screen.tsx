import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlayReport, ReportOutcome } from '@wonderfield/contract/operators/report-calls';
import { CircleCheckBig } from 'lucide-react';
import { useState } from 'react';
import { callOperators } from '../../../shared/call/call-client.ts';
import { QueryView } from '../../../shared/call/query-view.tsx';
import { ReasonDialog } from '../../../shared/dialogs/reason-dialog.tsx';
import { Empty } from '../../../shared/empty-state.tsx';
import { Page } from '../../../shared/page.tsx';
import { RefreshButton } from '../../../shared/refresh-button.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import { reportsQuery } from '../api/reports-query.ts';
import styles from '../components/report-card.module.css';
import { ReportCard } from '../components/report-card.tsx';

type Deciding = { report: PlayReport; outcome: ReportOutcome };

/** `/reports`: undecided reports of children about other players. */
export const ReportsScreen = () => {
  const t = useStrings('reports');
  const client = useQueryClient();
  const reports = useQuery(reportsQuery());
  const [deciding, setDeciding] = useState<Deciding>();
  const refresh = () => void client.invalidateQueries({ queryKey: reportsQuery().queryKey });
  const { isErased, avatarName = '' } = deciding?.report.reported ?? {};
  const name = isErased ? t('erased') : avatarName;
  const step = deciding && {
    title: `${t(`outcomes.${deciding.outcome}`)}: ${name}`,
    text: t(`outcomeTexts.${deciding.outcome}`, { name }),
    help: t('help'),
    confirmLabel: t(`outcomes.${deciding.outcome}`),
    busyLabel: t('busy'),
    tone: deciding.outcome === 'noVisits' ? ('danger' as const) : ('primary' as const),
    send: (reason: string) =>
      callOperators('decidePlayReport', {
        reportId: deciding.report.reportId,
        outcome: deciding.outcome,
        reason,
      }),
    done: t('done'),
  };
  return (
    <Page title={t('title')} lead={t('lead')} tools={<RefreshButton query={reports} />}>
      <QueryView query={reports}>
        {(list) =>
          list.length === 0 ? (
            <Empty icon={CircleCheckBig} title={t('nothing')} text={t('nothingText')} />
          ) : (
            <ul className={styles.list}>
              {list.map((report) => (
                <li key={report.reportId}>
                  <ReportCard
                    report={report}
                    onDecide={(outcome) => setDeciding({ report, outcome })}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      <ReasonDialog step={step} onClose={() => setDeciding(undefined)} onDone={refresh} />
    </Page>
  );
};
