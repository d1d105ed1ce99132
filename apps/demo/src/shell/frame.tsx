import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { words } from '../words.js';
import { Mishaps } from './mishaps.js';
import { useSettings } from './settings.js';
import { SettingsMenu } from './settings-menu.js';

const OfferLanguage = lazy(() => import('./offer-language.js'));
const Updates = lazy(() => import('./updates.js'));

/** After so long the app is fetched to stay on the device: whoever has just come wants to see something first. In milliseconds. */
const settled = 4000;

/** Whether the first page has been there for a while. */
function useSettled(): boolean {
  const [is, setIs] = useState(false);
  useEffect(() => {
    // a server for development has nothing that could be kept
    if (!import.meta.env.PROD) return;
    const timer = setTimeout(() => setIs(true), settled);
    return () => clearTimeout(timer);
  }, []);
  return is;
}

/** Where a table fills the screen, there is no room for more. */
const filled = /^\/(?:match|online|puzzle|replay)\b/;

/** Whether the browser is in a language that the app has too, nobody has chosen one yet, and the page has room to say so. */
function useOffer(): boolean {
  const { language } = useSettings();
  const { pathname } = useLocation();
  return (
    language === null && !filled.test(pathname) && typeof navigator !== 'undefined' && /^hi\b/.test(navigator.language)
  );
}

/** What stands around every screen. */
export function Frame() {
  const settledDown = useSettled();
  const offers = useOffer();
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:left-2 focus:top-2 focus:z-50 focus:bg-panel focus:p-3"
      >
        {words.app.skip}
      </a>
      <header className="border-b border-line bg-panel">
        <div className="mx-auto flex h-14 max-w-7xl items-center justify-between px-3 sm:px-4">
          <div className="flex min-w-0 items-center gap-1 sm:gap-3">
            <Link
              to="/"
              className="flex min-h-11 shrink-0 items-center gap-1.5 font-display text-xl font-bold sm:gap-2"
            >
              <img src="/icon.svg" alt="" width={28} height={28} />
              {words.app.name}
            </Link>
            {settledDown && (
              <Suspense>
                <Updates />
              </Suspense>
            )}
          </div>
          <nav className="flex items-center sm:gap-1">
            <Link to="/new" className="button button-quiet whitespace-nowrap px-2 sm:px-3">
              {words.app.newMatch}
            </Link>
            <Link to="/lab" className="button button-quiet whitespace-nowrap px-2 sm:px-3">
              {words.app.lab}
            </Link>
            <SettingsMenu />
          </nav>
        </div>
      </header>
      {offers && (
        <Suspense>
          <OfferLanguage />
        </Suspense>
      )}
      <main id="main">
        <Outlet />
      </main>
      <Mishaps />
    </>
  );
}
