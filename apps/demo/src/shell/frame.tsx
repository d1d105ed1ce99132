import { Link, Outlet } from 'react-router';
import { words } from '../words.js';
import { SettingsMenu } from './settings-menu.js';

/** What stands around every screen. */
export function Frame() {
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:left-2 focus:top-2 focus:z-50 focus:bg-panel focus:p-3"
      >
        {words.app.skip}
      </a>
      <header className="border-b border-line bg-panel">
        <div className="mx-auto flex h-14 max-w-7xl items-center justify-between px-4">
          <Link to="/" className="flex min-h-11 items-center gap-2 font-display text-xl font-bold">
            <img src="/icon.svg" alt="" width={28} height={28} />
            {words.app.name}
          </Link>
          <nav className="flex items-center gap-1">
            <Link to="/new" className="button button-quiet px-3">
              {words.app.newMatch}
            </Link>
            <SettingsMenu />
          </nav>
        </div>
      </header>
      <main id="main">
        <Outlet />
      </main>
    </>
  );
}
