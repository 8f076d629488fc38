import { Button } from '@wonderfield/ui/button/button';
import { HARE_BOX, hare } from '@wonderfield/ui/field-art/animals/hare';
import { svgUrl } from '@wonderfield/ui/field-art/svg-image';
import { CLASS_PATH } from '../../session/portal-address.ts';
import { fieldStrings as words } from '../shared/field.strings.en.ts';
import { useHeadingFocus } from '../shared/use-heading-focus.ts';
import styles from './error-page.module.css';

type ErrorPageProps = {
  /** Error text for a child. */
  problem: string;
  /** Set if a retry may help. */
  onRetry?: (() => void) | undefined;
  /** True on a device that a class shares. Its page is the class. */
  isClassDevice?: boolean | undefined;
};

/** Shown in place of the field: the error and a way to continue. */
export const ErrorPage = ({ problem, onRetry, isClassDevice }: ErrorPageProps) => {
  const heading = useHeadingFocus();
  return (
    <main id="main" className={styles.page} data-hour="morning" data-audience="student">
      <div className={styles.card}>
        <img src={svgUrl(hare('think', 3), HARE_BOX)} alt="" width={118} height={180} />
        <h1 ref={heading} tabIndex={-1}>
          {words.problemTitle}
        </h1>
        <p role="alert">{problem}</p>
        <div className={styles.actions}>
          {onRetry ? <Button onClick={onRetry}>{words.tryAgain}</Button> : null}
          <a className={styles.back} href={isClassDevice ? CLASS_PATH : '/'}>
            {isClassDevice ? words.backToClass : words.backToWonderfield}
          </a>
        </div>
      </div>
    </main>
  );
};
