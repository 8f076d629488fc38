import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { Tag } from '@wonderfield/ui/tag/tag';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PATHS } from '../../../shared/routing/paths.ts';
import styles from './educator-home.module.css';

type State = 'done' | 'waiting' | 'toDo' | 'later';

const TONES = { done: 'leaf', waiting: 'sun', toDo: 'sky', later: 'plain' } as const;

/** Shows the steps from sign-up to teaching and the current step. */
export const ApprovalSteps = ({
  isAgeVerified,
  isRefused: isRejected,
}: {
  isAgeVerified: boolean;
  isRefused: boolean;
}) => {
  const t = useTranslations('educators.home');
  const steps: { words: string; state: State }[] = [
    { words: t('steps.email'), state: 'done' },
    {
      words: t(isAgeVerified ? 'steps.ageDone' : 'steps.ageOpen'),
      state: isAgeVerified ? 'done' : 'toDo',
    },
    { words: t('steps.approval'), state: isRejected ? 'toDo' : 'waiting' },
    { words: t('steps.teach'), state: 'later' },
  ];
  return (
    <Card as="section" padding="lg">
      <h2>{t('nextTitle')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ words, state }) => (
          <li key={words} data-state={state}>
            <span>{words}</span>
            <Tag
              tone={TONES[state]}
              icon={
                state === 'done' ? <Check size={16} strokeWidth={2.6} aria-hidden /> : undefined
              }
            >
              {t(state)}
            </Tag>
          </li>
        ))}
      </ol>
      {!isAgeVerified && (
        <ButtonLink variant="primary" render={<Link to={PATHS.ageCheck} />}>
          {t('startAgeCheck')}
        </ButtonLink>
      )}
    </Card>
  );
};
