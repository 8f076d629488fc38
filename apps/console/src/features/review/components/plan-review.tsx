import type { ReviewedPlan } from '@wonderfield/contract/operators/review-views';
import { Card } from '@wonderfield/ui/card/card';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { CommentDrafts } from '../comments/comment-drafts.ts';
import { openIds } from '../comments/comments-on-field.ts';
import { NewestVersion } from './newest-version.tsx';
import { OlderVersion } from './older-version.tsx';
import { PlanHead } from './plan-head.tsx';
import styles from './review.module.css';
import { ReviewContext } from './review-context.ts';

/** Focuses the heading when a plan opens beside the list, or when an action removes its button. */
const useHeading = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation();
  const isBesideList = Boolean(state?.staysOnPage);
  useEffect(() => {
    if (isBesideList) heading.current?.focus();
  }, [isBesideList]);
  return {
    heading,
    // A closing dialog first returns the focus to a button that no longer exists.
    focusHeading: () => void setTimeout(() => heading.current?.focus({ preventScroll: true })),
  };
};

export const PlanReview = ({ plan, drafts }: { plan: ReviewedPlan; drafts: CommentDrafts }) => {
  const [shownVersion, setShownVersion] = useState(plan.version);
  const { heading, focusHeading } = useHeading();
  useEffect(() => drafts.keepOpen(openIds(plan)), [drafts, plan]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focusHeading only reads a ref
  const review = useMemo(() => ({ plan, drafts, focusHeading }), [plan, drafts]);
  return (
    <ReviewContext value={review}>
      <Card as="article" className={styles.plan} aria-labelledby="plan-title">
        <PlanHead heading={heading} shown={shownVersion} onShow={setShownVersion} />
        {shownVersion === plan.version ? (
          <NewestVersion />
        ) : (
          <OlderVersion version={shownVersion} onLeave={() => setShownVersion(plan.version)} />
        )}
      </Card>
    </ReviewContext>
  );
};
