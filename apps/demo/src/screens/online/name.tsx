import { words } from '../../online/words.js';

/** Asks for the name by which somebody plays. */
export function NameField({ name, change }: { readonly name: string; readonly change: (name: string) => void }) {
  return (
    <label className="block text-sm font-semibold">
      {words.yourName}
      <input
        className="field mt-1 font-normal"
        required
        maxLength={40}
        // something in it can be seen
        pattern=".*\S.*"
        autoComplete="nickname"
        value={name}
        onChange={(event) => change(event.target.value)}
      />
      <span className="mt-1 block font-normal text-soft">{words.nameSay}</span>
    </label>
  );
}
