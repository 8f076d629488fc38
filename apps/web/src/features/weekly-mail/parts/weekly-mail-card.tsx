import { useQuery } from '@tanstack/react-query';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Switch } from '@wonderfield/ui/switch/switch';
import { Fragment, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useSetWeeklyMail, weeklyMailQuery } from '../api/weekly-mail-choice-calls.ts';
import styles from './weekly-mail-card.module.css';

/** Lets a long email address break after @ and before dots. */
const Address = ({ email }: { email: string }) =>
  email.split(/(?<=@)|(?=\.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address stay where they are
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Switches the weekly mail on Sunday. Each parent of a child has a separate setting. */
export const WeeklyMailCard = ({ childId }: { childId: string }) => {
  const t = useTranslations('weeklyMail');
  const query = useQuery(weeklyMailQuery(childId));
  const turn = useSetWeeklyMail(childId);
  const [titleId, textId] = [useId(), useId()];
  const { data: mail } = query;
  if (query.isPending) return null;
  return (
    <Card as="section" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId}>{t('card.title')}</h2>
        <p id={textId}>
          {mail
            ? t.rich(mail.isOn ? 'card.on' : 'card.off', {
                email: () => <Address email={mail.email} />,
              })
            : t('card.failed')}
        </p>
      </div>
      {mail ? (
        <Switch
          checked={mail.isOn}
          onChange={(isOn) => turn.mutate(isOn)}
          aria-labelledby={titleId}
          aria-describedby={textId}
        />
      ) : (
        <Button variant="quiet" onClick={() => void query.refetch()}>
          {t('tryAgain')}
        </Button>
      )}
    </Card>
  );
};
