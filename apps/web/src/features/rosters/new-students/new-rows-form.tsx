import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { FieldError } from '@wonderfield/ui/field/field';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PATHS } from '../../../shared/routing/paths.ts';
import phone from '../entry/phone-rows.module.css';
import { NewStudentRow } from './new-student-row.tsx';
import styles from './new-students.module.css';
import type { NewRowsHandoff } from './use-new-rows.ts';

/** Shows the rows with their buttons. At capacity it accepts no more rows. */
export const NewRowsForm = ({
  hand,
  enrolled,
  isBusy,
}: {
  hand: NewRowsHandoff;
  enrolled: number;
  isBusy: boolean;
}) => {
  const t = useTranslations('rosters.add');
  const columns = useTranslations('rosters.columns');
  const shared = useTranslations('shared');
  return (
    <>
      {/* Locks the rows while they are saved. */}
      <fieldset disabled={isBusy}>
        <table className={`${styles.table} ${phone.rows}`}>
          <caption className="visually-hidden">{t('new')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span aria-hidden>#</span>
                <span className="visually-hidden">{columns('number')}</span>
              </th>
              <td />
              <th scope="col">{columns('firstName')}</th>
              <th scope="col">{columns('lastName')}</th>
              <th scope="col">{columns('username')}</th>
              <th scope="col">
                <span className="visually-hidden">{columns('remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {hand.rows.map((row, index) => {
              const validationResult = hand.results[index];
              return (
                validationResult && (
                  <NewStudentRow
                    key={row.key}
                    row={row}
                    number={enrolled + index + 1}
                    result={validationResult}
                    actions={hand.actions}
                  />
                )
              );
            })}
          </tbody>
        </table>
      </fieldset>
      <div className={styles.bar}>
        <Button
          variant="secondary"
          icon={<Plus size={20} strokeWidth={2.4} aria-hidden />}
          disabled={!hand.canAdd || isBusy}
          onClick={hand.actions.add}
        >
          {t('addStudent')}
        </Button>
        <div className={styles.space} aria-live="polite">
          <FieldError message={hand.canAdd ? undefined : t('full')} />
        </div>
        <ButtonLink variant="quiet" render={<Link to={PATHS.classrooms} />}>
          {shared('cancel')}
        </ButtonLink>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </>
  );
};
