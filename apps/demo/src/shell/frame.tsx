import { Menu as MenuIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router';
import { words } from '../words.js';
import { changeSettings, type Settings, speeds, useSettings } from './settings.js';

/** What stands around every screen. */
export function Frame() {
  return (
    <>
      <a href="#main" className="sr-only focus:not-sr-only focus:fixed focus:left-2 focus:top-2 focus:z-50 focus:bg-panel focus:p-3">
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

function SettingsMenu() {
  const { theme, speed } = useSettings();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="button button-quiet button-icon" aria-label={words.app.settings}>
        <MenuIcon aria-hidden size={22} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" className="panel z-50 min-w-52 p-2 shadow-xl">
          <Choices
            title={words.app.theme}
            value={theme}
            names={words.app.themes}
            choose={(value) => changeSettings({ theme: value as Settings['theme'] })}
          />
          <DropdownMenu.Separator className="my-2 h-px bg-line" />
          <Choices
            title={words.app.speed}
            value={speed}
            names={Object.fromEntries(speeds.map((each) => [each, words.app.speeds[each]]))}
            choose={(value) => changeSettings({ speed: value as Settings['speed'] })}
          />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface ChoicesProps {
  readonly title: string;
  readonly value: string;
  readonly names: Readonly<Record<string, string>>;
  readonly choose: (value: string) => void;
}

function Choices({ title, value, names, choose }: ChoicesProps): ReactNode {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={choose} aria-label={title}>
      <DropdownMenu.Label className="eyebrow px-2 py-1">{title}</DropdownMenu.Label>
      {Object.entries(names).map(([id, name]) => (
        <DropdownMenu.RadioItem
          key={id}
          value={id}
          className="flex min-h-10 cursor-pointer items-center justify-between rounded-lg px-2 outline-none data-[highlighted]:bg-raised"
        >
          {name}
          <DropdownMenu.ItemIndicator aria-hidden className="text-turf">
            ●
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
