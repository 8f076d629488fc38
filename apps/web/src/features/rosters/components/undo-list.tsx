import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import styles from './undo-list.module.css';

export type UndoItem = {
  id: string;
  name: string;
  detail: string;
  /** Name of the button for screen readers. */
  actionLabel: string;
  onAction: () => void;
};

/** Lists earlier changes of students, each with a button that reverses it. */
export const UndoList = ({
  title,
  lead,
  action,
  disabled = false,
  items,
}: {
  title: string;
  lead: string;
  /** Text of every button. */
  action: string;
  disabled?: boolean;
  items: readonly UndoItem[];
}) => (
  <Card as="section" className={`${styles.card} no-print`}>
    <h2>{title}</h2>
    <p className={styles.lead}>{lead}</p>
    <ul className={styles.list}>
      {items.map(({ id, name, detail, actionLabel, onAction }) => (
        <li key={id}>
          <span>
            <strong>{name}</strong>
            <small>{detail}</small>
          </span>
          <Button
            variant="secondary"
            size="sm"
            disabled={disabled}
            aria-label={actionLabel}
            onClick={onAction}
          >
            {action}
          </Button>
        </li>
      ))}
    </ul>
  </Card>
);
