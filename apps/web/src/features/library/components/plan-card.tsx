import { labelOf, PLAN_TYPES } from '@wonderfield/contract/options';
import type { LibraryCard } from '@wonderfield/contract/plans/library';
import { gradesShort } from '@wonderfield/contract/plans/plan-words';
import { Plot } from '@wonderfield/ui/art/plot/plot';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Card } from '@wonderfield/ui/card/card';
import { Tag } from '@wonderfield/ui/tag/tag';
import { Bookmark } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { cropOf } from '../../../shared/classrooms/classroom-facts.ts';
import { libraryPlanPath } from '../../../shared/routing/paths.ts';
import { useFoundState } from './library-return.ts';
import styles from './plan-card.module.css';

const Bookmarkers = ({ keepers, isKept }: Pick<LibraryCard, 'keepers' | 'isKept'>) => {
  const t = useTranslations('library');
  if (keepers === 0) return null;
  return (
    <span className={styles.keepers} data-kept={isKept}>
      <Bookmark size={16} strokeWidth={2.2} aria-hidden fill={isKept ? 'currentColor' : 'none'} />
      <span aria-hidden>{keepers}</span>
      <span className="visually-hidden">
        {t('keepers', { count: keepers, isKept: `${isKept}` })}
      </span>
    </span>
  );
};

/** Shows a published plan with its illustration, grade and author. */
export const PlanCard = ({ card }: { card: LibraryCard }) => {
  const searchState = useFoundState();
  return (
    <li>
      <Card as="article" padding="none" className={styles.card}>
        <Plot subject={cropOf(card.subject)} className={styles.plot} />
        <div className={styles.words}>
          <p className={styles.facts}>
            <Tag className={styles.grades}>{gradesShort(card.grades)}</Tag>
            <span>{labelOf(PLAN_TYPES, card.planType)}</span>
          </p>
          <h3 dir="auto">
            <Link to={libraryPlanPath(card.id)} state={searchState}>
              {card.topic}
            </Link>
          </h3>
          <p className={styles.author}>
            <Avatar userId={card.authorId} size={28} />
            <span className={styles.name}>{card.authorName}</span>
            <Bookmarkers keepers={card.keepers} isKept={card.isKept} />
          </p>
        </div>
      </Card>
    </li>
  );
};
