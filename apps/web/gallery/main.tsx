import '@wonderfield/ui/styles/tokens.css';
import '@wonderfield/ui/styles/fonts.css';
import '@wonderfield/ui/styles/base.css';
import { Mark } from '@wonderfield/ui/art/mark';
import { ToastProvider } from '@wonderfield/ui/toast/toast-provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Buttons } from './buttons.tsx';
import { Choices } from './choices.tsx';
import { Colors } from './colors.tsx';
import { Fields } from './fields.tsx';
import styles from './gallery.module.css';
import { Kit } from './kit.tsx';
import { Patterns } from './patterns.tsx';
import { SceneAlone, Scenes } from './scenes.tsx';

// `gallery.html?scene=sign-in` fills the window with one scene, for comparison with a mock-up.
const scene = new URLSearchParams(location.search).get('scene');

const Gallery = () => (
  <main className={styles.page} id="main">
    <div className={styles.head}>
      <Mark size={52} />
      <h1>Wonderfield · gallery</h1>
    </div>
    <Colors />
    <Buttons />
    <Fields />
    <Choices />
    <Patterns />
    <Scenes />
    <Kit />
  </main>
);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ToastProvider regionLabel="Messages" dismissLabel="Close message">
        {scene ? <SceneAlone name={scene} /> : <Gallery />}
      </ToastProvider>
    </StrictMode>,
  );
}
