import type { Child } from '@wonderfield/contract/children/child';
import { bloomOf, GRADES, labelOf } from '@wonderfield/contract/options';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Card } from '@wonderfield/ui/card/card';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { HarePortrait } from '@wonderfield/ui/scenes/hare-portrait';
import { Tag } from '@wonderfield/ui/tag/tag';
import { Pencil } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { ChildActions, type LoginActions } from './child-actions.tsx';
import styles from './child-card.module.css';
import { ChildLogin } from './child-login.tsx';

/** What the cards of all children share. */
export type CardSituation = {
  editedId: string | undefined;
  startingId: string | undefined;
  isOnline: boolean;
  noteId: string;
};

export type CardActions = LoginActions & {
  onEdit: (child: Child) => void;
  onMethod: (child: Child) => void;
  onRenewed: (child: Child) => void;
};

const bold = (name: ReactNode) => <b>{name}</b>;

/** Shows a child with its hare, its login and what the parent can do. */
export const ChildCard = ({
  child,
  situation: { editedId, startingId, isOnline, noteId },
  actions: { onEdit, onMethod, onRenewed, ...loginActions },
}: {
  child: Child;
  situation: CardSituation;
  actions: CardActions;
}) => {
  const t = useTranslations('childLogin');
  const children = useTranslations('children');
  const nameId = useId();
  const { id, firstName, lastName, grade, avatarName } = child;
  const flower = bloomOf(child.avatarLook);
  return (
    <Card as="article" padding="none" className={styles.card} aria-labelledby={nameId}>
      <HarePortrait flower={flower} className={styles.portrait ?? ''} />
      <div className={styles.facts}>
        <div className={styles.head}>
          <h3 id={nameId} className={styles.word}>
            {firstName} <span className={styles.lastName}>{lastName}</span>
          </h3>
          {grade && <Tag tone="plain">{labelOf(GRADES, grade)}</Tag>}
          <IconButton
            className={styles.edit}
            label={children('editOf', { name: firstName })}
            icon={<Pencil size={20} strokeWidth={2.2} />}
            onClick={() => onEdit(child)}
          />
        </div>
        <p className={styles.avatar}>
          <Avatar userId={id} bloom={flower} imageUrl={child.picture} size={30} />
          <span className={styles.word}>
            {avatarName ? t.rich('inTheGame', { name: avatarName, b: bold }) : t('noAvatarName')}
          </span>
        </p>
        <ChildLogin
          child={child}
          isEdited={id === editedId}
          isOnline={isOnline}
          onMethod={() => onMethod(child)}
          onRenewed={() => onRenewed(child)}
        />
      </div>
      <ChildActions
        child={child}
        isOnline={isOnline}
        isStarting={id === startingId}
        noteId={noteId}
        {...loginActions}
      />
    </Card>
  );
};
