import { GRADES, labelOf } from '@wonderfield/contract/options';
import { TEXTS } from '@wonderfield/contract/texts';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Band } from '@wonderfield/ui/band/band';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { HedgehogScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../../shared/page-title.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { useOwnUser } from '../api/own-user.ts';
import styles from './home-screens.module.css';

export const ParentHomeScreen = () => {
  const t = useTranslations('home.parent');
  const user = useOwnUser();
  if (!user) return null;
  const { children } = user;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Band cast="family" size="home" title={t('title')} lead={t('lead')} />
      <main id="main" className={page.wide}>
        <Card padding="lg">
          {children.length === 0 ? (
            <EmptyState picture={<HedgehogScene />} title={TEXTS.noChildren} headingLevel={2} />
          ) : (
            <>
              <h2 className={styles.heading}>{t('heading', { count: children.length })}</h2>
              <Table caption={t('title')} stackBelow={768}>
                <thead>
                  <tr>
                    <th scope="col">{t('firstName')}</th>
                    <th scope="col">{t('lastName')}</th>
                    <th scope="col">{t('username')}</th>
                    <th scope="col">{t('grade')}</th>
                  </tr>
                </thead>
                <tbody>
                  {children.map((child) => (
                    <tr key={child.userId}>
                      <TableCell label={t('firstName')} lead>
                        <span className={styles.person}>
                          <Avatar userId={child.userId} size={44} alt="" />
                          {child.firstName}
                        </span>
                      </TableCell>
                      <TableCell label={t('lastName')}>{child.lastName}</TableCell>
                      <TableCell label={t('username')}>
                        <span className="code">{child.email}</span>
                      </TableCell>
                      <TableCell label={t('grade')}>
                        {child.userGrade ? labelOf(GRADES, child.userGrade) : '--'}
                      </TableCell>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </>
          )}
        </Card>
        <Card padding="lg" className={styles.after}>
          <h2>{t('howTitle')}</h2>
          <p>{t('how')}</p>
        </Card>
      </main>
    </>
  );
};
