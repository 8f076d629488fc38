import type { SchoolRecord } from '@wonderfield/contract/operators/operator-views';
import { Button } from '@wonderfield/ui/button/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReasonStep } from '../../../shared/dialogs/reason-dialog.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import { AddDomainDialog } from './add-domain-dialog.tsx';
import { DomainSwitch } from './domain-switch.tsx';
import styles from './schools.module.css';
import { useSchoolReasonSteps } from './use-school-reason-steps.ts';

/** Lists the domains of a school and whether they approve teachers automatically. */
export const SchoolDomains = ({
  school,
  onStep,
}: {
  school: SchoolRecord;
  onStep: (step: ReasonStep) => void;
}) => {
  const t = useStrings('schools');
  const { switchDomain, dropDomain } = useSchoolReasonSteps(school);
  const [isAdding, setAdding] = useState(false);
  const name = school.schoolName;
  return (
    <section className={styles.domains} aria-label={t('domainsOf', { name })}>
      <div className={styles.domainsHead}>
        <h3>{t('domains')}</h3>
        <Button
          variant="quiet"
          size="sm"
          icon={<Plus size={18} strokeWidth={2.4} aria-hidden />}
          aria-label={t('addDomainOf', { name })}
          onClick={() => setAdding(true)}
        >
          {t('addDomain')}
        </Button>
      </div>
      {school.domains.length === 0 ? (
        <p className={styles.noDomains}>{t('noDomains')}</p>
      ) : (
        <ul className={styles.domainList}>
          {school.domains.map(({ domain, autoApproves }) => (
            <li key={domain}>
              <span className={styles.domain}>{domain}</span>
              <DomainSwitch
                domain={domain}
                isOn={autoApproves}
                onSwitch={() => onStep(switchDomain(domain, !autoApproves))}
              />
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('dropDomainOf', { domain })}
                onClick={() => onStep(dropDomain(domain))}
              >
                {t('dropDomain')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddDomainDialog school={school} isOpen={isAdding} onClose={() => setAdding(false)} />
    </section>
  );
};
