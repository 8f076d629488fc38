import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Bloom } from '@wonderfield/ui/art/plants/bloom';
import { HARE_BOX, hare } from '@wonderfield/ui/field-art/animals/hare';
import { svgUrl } from '@wonderfield/ui/field-art/svg-image';
import { lazy, Suspense } from 'react';
import { App } from './app/app.tsx';
import { GameView } from './app/game-view.tsx';
import { ErrorPage } from './field/cards/error-page.tsx';
import type { GameParts } from './sample/game-parts.ts';
import { isSampleAddress } from './sample/is-sample-address.ts';

const PARTS: GameParts = {
  Game: (props) => <GameView {...props} hasNoRoom={false} />,
  ErrorCard: ({ onRetry }) => <ErrorPage problem={TEXTS.somethingWrong} onRetry={onRetry} />,
  Flower: Bloom,
  Hare: ({ className }) => (
    <img className={className} src={svgUrl(hare('wave', 3), HARE_BOX)} alt="" />
  ),
};

const MissingSample = () => <PARTS.ErrorCard onRetry={() => window.location.reload()} />;

/** Loaded lazily, because students never need it. */
const SampleApp = lazy(() =>
  import('./sample/sample-app.tsx').then(
    ({ SampleApp: app }) => ({ default: app }),
    () => ({ default: MissingSample }),
  ),
);

/** The game of a student, or the sample game if the address asks for it. */
export const GamePage = () =>
  isSampleAddress(window.location) ? (
    <Suspense>
      <SampleApp {...PARTS} />
    </Suspense>
  ) : (
    <App />
  );
