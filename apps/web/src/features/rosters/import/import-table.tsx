import { Table } from '@wonderfield/ui/table/table';
import { useTranslations } from 'use-intl';
import styles from './import-preview.module.css';
import { ImportTableRow } from './import-table-row.tsx';
import type { ImportRow } from './rules/import-row.ts';
import type { ImportValidationResult } from './rules/validate-import.ts';
import type { ImportHandoff } from './use-import.ts';

export type ValidatedRow = { row: ImportRow; result: ImportValidationResult };

export const ImportTable = ({
  validated,
  hand,
}: {
  validated: readonly ValidatedRow[];
  hand: ImportHandoff;
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
        {validated.map(({ row, result }) => (
          <ImportTableRow key={row.line} row={row} result={result} onChange={hand.changeRow} />
        ))}
      </tbody>
    </Table>
  );
};
