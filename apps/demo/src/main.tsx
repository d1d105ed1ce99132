import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { speak } from './language/speak.js';
import { Home } from './screens/home/home.js';
import { Frame } from './shell/frame.js';
import { Loading } from './shell/loading.js';
import { Mishap } from './shell/mishap.js';
import { NoticePage } from './shell/notice.js';
import { settingsNow } from './shell/settings.js';
import './styles.css';
import { words } from './words.js';

const Setup = lazy(() => import('./screens/setup/setup.js'));
const SavedMatch = lazy(() => import('./screens/match/saved-match.js'));
const Lab = lazy(() => import('./screens/lab/lab.js'));
const RulesPage = lazy(() => import('./screens/rules/rules-page.js'));
const OnlineMatch = lazy(() => import('./screens/online/online-match.js'));
const Lobby = lazy(() => import('./screens/online/lobby.js'));
const Today = lazy(() => import('./screens/today/today.js'));
const PuzzlePage = lazy(() => import('./screens/today/puzzle-page.js'));
const Replay = lazy(() => import('./screens/match/replay.js'));

// every screen brings its own title, and of two the first would count
document.head.querySelector('title')?.remove();

const root = document.getElementById('root') as HTMLElement;
const { dataset } = document.documentElement;
if ('elsewhere' in dataset) {
  // the home page that was drawn beforehand is not what was asked for
  root.textContent = '';
  delete dataset.elsewhere;
}
/** Nothing is drawn before its words are there. */
function draw(): void {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Mishap>
          <Suspense fallback={<Loading />}>
            <Routes>
              <Route element={<Frame />}>
                <Route index element={<Home />} />
                <Route path="new/:variant?" element={<Setup />} />
                <Route path="lab/:variant?" element={<Lab />} />
                <Route path="match/:id" element={<SavedMatch />} />
                <Route path="lobby" element={<Lobby />} />
                <Route path="online/:match" element={<OnlineMatch />} />
                <Route path="rules/:variant" element={<RulesPage />} />
                <Route path="today" element={<Today />} />
                <Route path="puzzle" element={<PuzzlePage />} />
                <Route path="replay" element={<Replay />} />
                <Route path="*" element={<NoticePage title={words.app.notFound} />} />
              </Route>
            </Routes>
          </Suspense>
        </Mishap>
      </BrowserRouter>
    </StrictMode>,
  );
}

speak(settingsNow().language ?? 'en')
  .catch((error: unknown) => {
    // the page is in English then, and says why once it is there
    document.documentElement.lang = 'en';
    setTimeout(reportError, 1000, error);
  })
  .finally(draw);
