import { Menu } from 'lucide-react';
import { isLanguage, languages } from '../language/languages.js';
import { words } from '../words.js';
import { changeLanguage, changeSettings, type Settings, speeds, useSettings } from './settings.js';

/** Language, theme, speed and sound, from everywhere. The browser's own popover keeps it out of the way. */
export function SettingsMenu() {
  const { language, theme, speed, sound, haptics } = useSettings();
  return (
    <>
      <button
        type="button"
        popoverTarget="settings"
        className="button button-quiet button-icon"
        aria-label={words.app.settings}
      >
        <Menu aria-hidden size={22} />
      </button>
      <div
        id="settings"
        popover="auto"
        className="panel fixed inset-auto right-[max(1rem,calc(50vw-39rem))] top-14 m-0 w-56 p-3 text-ink shadow-xl"
      >
        <Choices
          title={words.app.language}
          value={language ?? 'en'}
          names={languages}
          // each language is called by its own name
          tongues
          choose={(value) => isLanguage(value) && changeLanguage(value)}
        />
        <hr className="my-2 border-line" />
        <Choices
          title={words.app.theme}
          value={theme}
          names={words.app.themes}
          choose={(value) => changeSettings({ theme: value as Settings['theme'] })}
        />
        <hr className="my-2 border-line" />
        <Choices
          title={words.app.speed}
          value={speed}
          names={Object.fromEntries(speeds.map((each) => [each, words.app.speeds[each]]))}
          choose={(value) => changeSettings({ speed: value as Settings['speed'] })}
        />
        <hr className="my-2 border-line" />
        <Switch name={words.app.sound} on={sound} turn={(on) => changeSettings({ sound: on })} />
        <Switch name={words.app.haptics} on={haptics} turn={(on) => changeSettings({ haptics: on })} />
      </div>
    </>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}

function Switch({ name, on, turn }: SwitchProps) {
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-2 hover:bg-raised">
      <input
        type="checkbox"
        className="size-4 shrink-0 accent-turf"
        checked={on}
        onChange={(event) => turn(event.target.checked)}
      />
      {name}
    </label>
  );
}

interface ChoicesProps {
  readonly title: string;
  readonly value: string;
  readonly names: Readonly<Record<string, string>>;
  /** The names are in the languages that they are of. */
  readonly tongues?: boolean;
  readonly choose: (value: string) => void;
}

function Choices({ title, value, names, tongues = false, choose }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="eyebrow mb-1">{title}</legend>
      {Object.entries(names).map(([id, name]) => (
        <label
          key={id}
          lang={tongues ? id : undefined}
          className="flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-2 hover:bg-raised"
        >
          <input
            type="radio"
            name={title}
            className="size-4 shrink-0 accent-turf"
            checked={value === id}
            onChange={() => choose(id)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
