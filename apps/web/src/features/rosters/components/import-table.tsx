import { Table } from '@wonderfield/ui/table/table';
import { useTranslations } from 'use-intl';
import type { ImportRow } from '../rules/import-row.ts';
import type { ImportVerdict } from '../rules/validate-import.ts';
import styles from './import-preview.module.css';
import { ImportTableRow } from './import-table-row.tsx';
import type { ImportInHand } from './use-import.ts';

export type JudgedRow = { row: ImportRow; verdict: ImportVerdict };

export const ImportTable = ({
  judged,
  hand,
}: {
  judged: readonly JudgedRow[];
  hand: ImportInHand;
}) => {
  const t = useTranslations('rosters.import');
  const columns = useTranslations('rosters.columns');
  return (
    <Table caption={t('previewTitle')} stackBelow={768} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span aria-hidden>#</span>
            <span className="visually-hidden">{columns('number')}</span>
          </th>
          <th scope="col">{columns('firstName')}</th>
          <th scope="col">{columns('lastName')}</th>
          <th scope="col">{columns('username')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col">
            <span className="visually-hidden">{columns('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {judged.map(({ row, verdict }) => (
          <ImportTableRow key={row.line} row={row} verdict={verdict} onChange={hand.changeRow} />
        ))}
      </tbody>
    </Table>
  );
};
