import type { Child } from '@wonderfield/contract/children/child';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { Pencil, ShieldCheck, Unlink } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { childPrivacyPath } from '../../../shared/routing/paths.ts';
import styles from './children-table.module.css';
import { CopyButton, PasswordCell } from './password-cell.tsx';

const ICON = { size: 18, strokeWidth: 2.2, 'aria-hidden': true } as const;

/** Lists the children with their logins. Rows become blocks on a phone. */
export const ChildrenTable = ({
  list,
  editedId,
  onEdit,
  onUnlink,
}: {
  list: Child[];
  editedId: string | undefined;
  onEdit: (child: Child) => void;
  onUnlink: (child: Child) => void;
}) => {
  const t = useTranslations('children');
  return (
    <Table caption={t('title')} stackBelow={992} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('columns.firstName')}</th>
          <th scope="col">{t('columns.lastName')}</th>
          <th scope="col">{t('columns.username')}</th>
          <th scope="col">{t('columns.password')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('columns.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map((child) => (
          <tr key={child.id}>
            <TableCell label={t('columns.firstName')} lead>
              <span className={styles.name}>
                <Avatar userId={child.id} imageUrl={child.picture} size={44} />
                <span className={styles.word}>{child.firstName}</span>
              </span>
            </TableCell>
            <TableCell label={t('columns.lastName')}>
              <span className={styles.word}>{child.lastName}</span>
            </TableCell>
            <TableCell label={t('columns.username')}>
              <span className={styles.login}>
                <span className={`code ${styles.word}`}>{child.username}</span>
                <CopyButton
                  text={child.username}
                  label={t('copyUsernameOf', { name: child.firstName })}
                />
              </span>
            </TableCell>
            <TableCell label={t('columns.password')}>
              <PasswordCell
                // Remounts when editing starts or ends, which masks the password, because it may
                // have changed.
                key={String(child.id === editedId)}
                childId={child.id}
                name={child.firstName}
              />
            </TableCell>
            <TableCell actions className={styles.actions}>
              <Button
                variant="quiet"
                size="sm"
                icon={<Pencil {...ICON} />}
                aria-label={t('editOf', { name: child.firstName })}
                onClick={() => onEdit(child)}
              >
                {t('edit')}
              </Button>
              <ButtonLink
                variant="quiet"
                size="sm"
                icon={<ShieldCheck {...ICON} />}
                aria-label={t('privacyOf', { name: child.firstName })}
                render={<Link to={childPrivacyPath(child.id)} />}
              >
                {t('privacy')}
              </ButtonLink>
              <Button
                variant="quiet"
                size="sm"
                icon={<Unlink {...ICON} />}
                aria-label={t('unlinkOf', { name: child.firstName })}
                onClick={() => onUnlink(child)}
              >
                {t('unlink')}
              </Button>
            </TableCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
