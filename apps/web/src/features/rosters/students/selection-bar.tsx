import type { Student } from '@wonderfield/contract/classrooms/student';
import { BottomBar } from '@wonderfield/ui/bottom-bar/bottom-bar';
import { Button } from '@wonderfield/ui/button/button';
import { Menu, MenuItem } from '@wonderfield/ui/menu/menu';
import { Ban, Copy, KeyRound, LogIn, LogOut, Printer, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import styles from './selection-bar.module.css';
import type { StudentAction } from './student-action.ts';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

const BULK_ACTIONS = ['move', 'copy', 'method', 'renew', 'print', 'revoke', 'remove'] as const;
/** Actions that only some students have. The others explain themselves for whom they work. */
const LOGIN_ACTIONS: readonly string[] = ['method', 'renew', 'revoke'] satisfies StudentAction[];
export type BulkAction = (typeof BULK_ACTIONS)[number];
const ICONS = {
  move: LogOut,
  copy: Copy,
  method: LogIn,
  renew: KeyRound,
  print: Printer,
  revoke: Ban,
  remove: Trash2,
} as const;

/** Shows how many students are selected and what can be done with them. */
export const SelectionBar = ({
  chosen,
  total,
  isEveryRowChosen,
  possible,
  onSelectAll,
  onClear,
  onAction,
}: {
  chosen: readonly Student[];
  /** Number of students in the class. */
  total: number;
  /** True if the filter shows no row that is not selected. */
  isEveryRowChosen: boolean;
  /** Actions that are possible for at least one selected student. */
  possible: ReadonlySet<StudentAction>;
  onSelectAll: () => void;
  onClear: () => void;
  onAction: (action: BulkAction) => void;
}) => {
  const t = useTranslations('rosters.students');
  const count = chosen.length;
  const actions = BULK_ACTIONS.filter(
    (action) => !LOGIN_ACTIONS.includes(action) || possible.has(action),
  );
  const labels: Record<BulkAction, string> = {
    move: t('move'),
    copy: t('copy'),
    method: t('method'),
    renew: t('renew', { count }),
    print: t('print', { count }),
    revoke: t('stopCards', { count }),
    remove: t('remove'),
  };
  const iconOf = (action: BulkAction) => {
    const Icon = ICONS[action];
    return <Icon {...ICON} />;
  };
  return (
    <BottomBar
      label={t('bar')}
      isOneLine
      say={
        <span className={styles.say}>
          <b>{t('barCount', { count })}</b>
          <Button variant="quiet" size="sm" className={styles.link} onClick={onClear}>
            {t('clear')}
          </Button>
          {isEveryRowChosen && count < total && (
            <Button variant="quiet" size="sm" className={styles.link} onClick={onSelectAll}>
              {t('selectAllOf', { count: total })}
            </Button>
          )}
        </span>
      }
    >
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button
            key={action}
            variant="quiet"
            size="sm"
            icon={iconOf(action)}
            className={action === 'remove' ? styles.remove : undefined}
            onClick={() => onAction(action)}
          >
            {labels[action]}
          </Button>
        ))}
      </div>
      <div className={styles.phone}>
        <Menu trigger={<Button variant="secondary">{t('actions')}</Button>}>
          {actions.map((action) => (
            <MenuItem key={action} icon={iconOf(action)} onSelect={() => onAction(action)}>
              {labels[action]}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </BottomBar>
  );
};
