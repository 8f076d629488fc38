import { AUDIT_ACTIONS } from '@wonderfield/contract/operators/audit-actions';
import { Button } from '@wonderfield/ui/button/button';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStrings } from '../../../shared/use-strings.ts';
import type { AuditFilter } from '../api/audit-query.ts';
import styles from './audit.module.css';
import { useActionStrings } from './use-action-strings.ts';

const ID_MAX_LENGTH = 64;

type Change = (changes: AuditFilter, options?: { isTyping?: boolean }) => void;

/** Keeps the input in local state, because the URL updates too late for typing. */
const PersonField = ({ person, onChange }: { person: string; onChange: Change }) => {
  const t = useStrings('audit');
  const [typed, setTyped] = useState(person);
  useEffect(() => setTyped(person), [person]);
  return (
    <TextField
      label={t('person')}
      code
      autoComplete="off"
      spellCheck={false}
      maxLength={ID_MAX_LENGTH}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange({ person: target.value.trim() }, { isTyping: true });
      }}
    />
  );
};

/** Filters by action, person and days. Each applies immediately. */
export const AuditFilters = ({
  filter,
  onChange,
  onClear,
}: {
  filter: AuditFilter;
  onChange: Change;
  onClear: () => void;
}) => {
  const t = useStrings('audit');
  const actionStrings = useActionStrings();
  const { action = '', person = '', from = '', to = '' } = filter;
  const actions: string[] = [...AUDIT_ACTIONS];
  // The clicked action may be unknown to this page.
  if (action && !actions.includes(action)) actions.push(action);
  return (
    <section className={styles.filters} aria-label={t('filters')}>
      <SelectField
        label={t('action')}
        placeholder={t('anyAction')}
        options={actions.map((value) => ({ value, label: actionStrings(value) }))}
        value={action}
        onChange={({ target }) => onChange({ action: target.value })}
      />
      <PersonField person={person} onChange={onChange} />
      <TextField
        label={t('from')}
        type="date"
        max={to || undefined}
        value={from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label={t('to')}
        type="date"
        min={from || undefined}
        value={to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      <Button
        variant="quiet"
        className={styles.clear}
        icon={<X size={18} strokeWidth={2.4} aria-hidden />}
        disabled={Object.keys(filter).length === 0}
        onClick={onClear}
      >
        {t('clear')}
      </Button>
    </section>
  );
};
