import type { AuditRecord } from '@wonderfield/contract/operators/operator-views';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { Tag } from '@wonderfield/ui/tag/tag';
import { useFormatter } from 'use-intl';
import { useStrings } from '../../../shared/use-strings.ts';
import styles from './audit.module.css';
import { IdChip } from './id-chip.tsx';
import { useActionStrings } from './use-action-strings.ts';

const COMMAND_LINE = 'command line';
const COLUMNS = ['time', 'action', 'who', 'subject', 'outcome', 'reason'] as const;

const Who = ({ event, onPick }: { event: AuditRecord; onPick: (id: string) => void }) => {
  const t = useStrings('audit');
  if (event.operator === COMMAND_LINE) return t('atCommandLine');
  if (event.operator) return <span className={styles.operator}>{event.operator}</span>;
  return event.actorId ? <IdChip id={event.actorId} onPick={onPick} /> : t('nobody');
};

const AuditRow = ({ event, onPick }: { event: AuditRecord; onPick: (id: string) => void }) => {
  const t = useStrings('audit');
  const actionStrings = useActionStrings();
  const format = useFormatter();
  return (
    <tr>
      <TableCell label={t('time')} className={styles.time}>
        <time dateTime={event.at}>
          {format.dateTime(new Date(event.at), { dateStyle: 'medium', timeStyle: 'medium' })}
        </time>
      </TableCell>
      <TableCell label={t('action')} className={styles.action} title={event.action}>
        {actionStrings(event.action)}
      </TableCell>
      <TableCell label={t('who')} data-empty={!event.operator && !event.actorId}>
        <Who event={event} onPick={onPick} />
      </TableCell>
      <TableCell label={t('subject')} data-empty={!event.subjectId}>
        {event.subjectId ? <IdChip id={event.subjectId} onPick={onPick} /> : t('nobody')}
      </TableCell>
      <TableCell label={t('outcome')} className={styles.outcome}>
        <Tag tone={event.outcome === 'ok' ? 'leaf' : 'plain'}>{event.outcome}</Tag>
      </TableCell>
      <TableCell label={t('reason')} className={styles.reason} data-empty={!event.reason}>
        {event.reason ?? t('nobody')}
      </TableCell>
    </tr>
  );
};

/** Shows actor, action, subject and reason of each event. */
export const AuditTable = ({
  events,
  onPick,
}: {
  events: AuditRecord[];
  onPick: (id: string) => void;
}) => {
  const t = useStrings('audit');
  return (
    <Table caption={t('title')} stackBelow={992} className={styles.table}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <AuditRow key={event.eventId} event={event} onPick={onPick} />
        ))}
      </tbody>
    </Table>
  );
};
