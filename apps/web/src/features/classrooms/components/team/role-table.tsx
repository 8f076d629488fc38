import { Card } from '@wonderfield/ui/card/card';
import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import styles from './role-table.module.css';

/** Rights in the order of the table, and whether a co-teacher and a helper have them. */
const RIGHTS = [
  { key: 'see', coTeacher: 'yes', helper: 'yes' },
  { key: 'passwords', coTeacher: 'yes', helper: 'no' },
  { key: 'assign', coTeacher: 'yes', helper: 'no' },
  { key: 'students', coTeacher: 'yes', helper: 'no' },
  { key: 'class', coTeacher: 'owner', helper: 'no' },
] as const;

const Right = ({ value }: { value: 'yes' | 'no' | 'owner' }) => {
  const t = useTranslations('classrooms.team.rights');
  if (value === 'owner') return t('owner');
  return (
    <>
      {value === 'yes' ? (
        <Check size={20} strokeWidth={2.4} aria-hidden />
      ) : (
        <span aria-hidden>--</span>
      )}
      <span className="visually-hidden">{t(value)}</span>
    </>
  );
};

/** Shows what a co-teacher and a helper can do. */
export const RoleTable = () => {
  const t = useTranslations('classrooms.team');
  return (
    <Card as="section" aria-labelledby="role-table">
      <h2 id="role-table" className={styles.title}>
        {t('rights.title')}
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('roles.coTeacher.name')}</th>
            <th scope="col">{t('roles.helper.name')}</th>
          </tr>
        </thead>
        <tbody>
          {RIGHTS.map(({ key, coTeacher, helper }) => (
            <tr key={key}>
              <th scope="row">{t(`rights.${key}`)}</th>
              <td>
                <Right value={coTeacher} />
              </td>
              <td>
                <Right value={helper} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};
