import type { ParentUser } from '@wonderfield/contract/accounts/user';
import type { Child } from '@wonderfield/contract/children/child';
import { CHILDREN_PER_PARENT } from '@wonderfield/contract/limits';
import { OptionLink } from '@wonderfield/ui/option-link/option-link';
import { PlaceThumbnail } from '@wonderfield/ui/scenes/place-thumbnail';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useParent } from '../../../shared/account/current-user.ts';
import { BandPage } from '../../../shared/pages/band-page.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { ChildrenCards } from '../components/cards/children-cards.tsx';
import { ChildrenDialogs } from '../components/children-dialogs.tsx';
import { ChildrenList } from '../components/children-list.tsx';
import { FamilyCardPreview } from '../components/family-card/family-card-preview.tsx';
import { FamilyCardsPrint } from '../components/family-card/family-cards-print.tsx';
import { useFamilyCards } from '../components/family-card/use-family-cards.ts';
import { HowItWorks } from '../components/how-it-works.tsx';
import { usePlayHere } from '../components/play-here/use-play-here.ts';
import { RecentlyUnlinked } from '../components/recently-unlinked.tsx';
import { useOpenDialog } from '../components/use-open-dialog.ts';
import styles from './children-screen.module.css';

/** Links below the children: their classrooms, and a page to add several at once. */
const MoreLinks = ({ user: { children, isAgeVerified } }: { user: ParentUser }) => {
  const t = useTranslations('children');
  if (!isAgeVerified) return null;
  return (
    <>
      {children.length > 0 && (
        <OptionLink
          className={styles.classrooms}
          picture={<PlaceThumbnail place="educator" />}
          title={t('classrooms')}
          render={<Link to={PATHS.classrooms} />}
        />
      )}
      {children.length < CHILDREN_PER_PARENT && (
        <p className={styles.several}>
          <Link to={PATHS.linkChildren}>{t('addSeveral')}</Link>
        </p>
      )}
    </>
  );
};

const ChildrenPage = ({ user }: { user: ParentUser }) => {
  const t = useTranslations('children');
  const { children, isAgeVerified } = user;
  const dialog = useOpenDialog();
  const cards = useFamilyCards(children);
  const playHere = usePlayHere();
  const heading = useRef<HTMLHeadingElement>(null);
  /** Opens a form that may change what is on the card. */
  const edit = (tab: 'details' | 'sign-in') => (child: Child) => {
    cards.forget(child.id);
    dialog.open(tab, child);
  };
  const { selected, printed } = cards;
  return (
    <>
      <BandPage
        cast="family"
        size="work"
        title={t('title')}
        lead={t('lead')}
        className={styles.columns}
      >
        <div>
          <ChildrenList
            list={children}
            mayAdd={isAgeVerified}
            heading={heading}
            onAdd={dialog.openAdd}
          >
            <ChildrenCards
              list={children}
              editedId={dialog.edited?.id}
              startingId={playHere.startingId}
              actions={{
                onEdit: edit('details'),
                onMethod: edit('sign-in'),
                onRenewed: ({ id }) => cards.forget(id),
                onPrint: cards.ask,
                onCode: (child) => dialog.open('code', child),
                onPlay: playHere.choose,
              }}
            />
          </ChildrenList>
          <RecentlyUnlinked onLinked={() => heading.current?.focus()} />
          <MoreLinks user={user} />
        </div>
        <div className={styles.aside}>
          {selected && (
            <FamilyCardPreview
              child={selected}
              secrets={cards.secretsOfSelected}
              onPrint={cards.secretsOfSelected ? cards.printAgain : () => cards.ask(selected)}
              onHide={() => cards.forget(selected.id)}
            />
          )}
          {isAgeVerified && <HowItWorks />}
        </div>
      </BandPage>
      <FamilyCardsPrint cards={printed} />
      <ChildrenDialogs list={children} dialog={dialog} cards={cards} playHere={playHere} />
    </>
  );
};

/** Lists the parent's children, and offers every way to sign them in. */
export const ChildrenScreen = () => {
  const user = useParent();
  return user && <ChildrenPage user={user} />;
};
