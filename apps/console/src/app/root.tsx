import { Outlet } from 'react-router';
import { useStrings } from '../shared/use-strings.ts';
import { useRouteFocus } from './route-focus.ts';
import { SessionWatch } from './session-watch.tsx';

/** Wraps every screen. */
export const Root = () => {
  const t = useStrings('shared');
  useRouteFocus();
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <SessionWatch />
      <Outlet />
    </>
  );
};
