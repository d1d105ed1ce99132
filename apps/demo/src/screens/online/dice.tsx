import { CircleCheck, Download, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Room } from '../../engine/room.js';
import { troubleOf } from '../../engine/trouble.js';
import type { CheckedDice } from '../../online/check-dice.js';
import { words } from '../../online/words.js';
import { Sheet } from '../../shell/dialog.js';
import { Notice } from '../../shell/notice.js';
import { download } from '../../storage/download.js';
import { fileName } from '../match/record-export.js';

const told = words.diceSteps;

/** Checks the dice of a match that is over, and shows what was checked. */
export default function Dice({ room, close }: { readonly room: Room; readonly close: () => void }) {
  const [checked, setChecked] = useState<CheckedDice | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    room.engine.checkDice().then(setChecked, (error: unknown) => setWrong(troubleOf(error).message));
  }, [room]);
  const take = async (): Promise<void> => {
    try {
      download(`${fileName(room)}.fair.json`, JSON.stringify(await room.engine.fairRecord()));
    } catch (error) {
      setWrong(troubleOf(error).message);
    }
  };
  return (
    <Sheet open close={close} title={words.diceTitle} say={words.diceSay}>
      <div aria-live="polite" data-dice={checked?.verdict.fair}>
        {wrong ? (
          <Notice alert title={wrong} />
        ) : checked ? (
          <Verdict checked={checked} names={room.names} />
        ) : (
          <p>{words.checking}</p>
        )}
      </div>
      <button type="button" className="button mt-4" onClick={() => void take()}>
        <Download aria-hidden size={18} />
        {words.fairRecord}
      </button>
      <p className="mt-1 text-sm text-soft">{words.fairRecordSay}</p>
    </Sheet>
  );
}

function verdictIn(verdict: CheckedDice['verdict']): string {
  if (verdict.fair === 'key') return words.fairKey;
  return verdict.fair ? words.fair(verdict.checked) : `${words.unfair}: ${verdict.problem}`;
}

interface VerdictProps {
  readonly checked: CheckedDice;
  readonly names: { readonly home: string; readonly away: string };
}

function Verdict({ checked: { verdict, commitment, secret, numbers }, names }: VerdictProps) {
  const steps = [
    [told.commitment, commitment],
    [told.secret, secret],
    [`${told.numbers}: ${names.home}`, numbers.home],
    [names.away, numbers.away],
  ] as const;
  return (
    <div className="space-y-3">
      <p className="flex items-start gap-2 text-lg font-semibold">
        {verdict.fair ? (
          <CircleCheck aria-hidden size={24} className="mt-0.5 shrink-0 text-turf" />
        ) : (
          <TriangleAlert aria-hidden size={24} className="mt-0.5 shrink-0 text-ball" />
        )}
        {verdictIn(verdict)}
      </p>
      <dl className="space-y-2 text-sm">
        {steps.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="font-mono text-xs text-soft [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm">{verdict.fair === 'key' ? words.fairKeySay : told.key}</p>
    </div>
  );
}
