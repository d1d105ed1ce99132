import { freshSeed } from '@howzat/core';
import { Dices, GraduationCap, Play } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { guidedPlan } from '../../engine/plan.js';
import { troubleOf } from '../../engine/trouble.js';
import { Notice } from '../../shell/notice.js';
import { beginMatch } from '../../storage/matches.js';
import { rememberName } from '../../storage/name.js';
import { words } from '../../words.js';
import { Cards } from './cards.js';
import { type Draft, freshDraft, friendly, kinds, planFrom, type Rules, seriesFrom, withKind } from './draft.js';
import { Formats } from './formats.js';
import { Levels } from './levels.js';
import { Parameters } from './parameters.js';
import { HouseRules, Options, Rulings } from './rules.js';
import { Section } from './section.js';
import { useRulebook } from './use-rulebook.js';
import type { GameProps } from './with-game.js';

const Friend = lazy(() => import('./friend.js'));
const told = words.setup;

/** Everything that can be chosen for one game. */
export function Form({ opened, texts }: GameProps) {
  const navigate = useNavigate();
  // the rules that somebody tried in the lab
  const { state, search } = useLocation();
  const brought = state as Rules | null;
  const [draft, setDraft] = useState<Draft>(() => {
    const fresh = { ...freshDraft(opened), ...brought };
    return search === friendly ? withKind(fresh, 'friend') : fresh;
  });
  const [wrong, setWrong] = useState<string | null>(null);
  const [opening, setOpening] = useState(false);
  const afar = draft.kind === 'friend';
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const { variant } = opened;
  const plan = useMemo(() => planFrom(variant.id, draft), [variant.id, draft]);
  // composing says what cannot be played together, and why
  const { rulebook, unset, trouble } = useRulebook(opened, plan);
  const invite = async (): Promise<void> => {
    setWrong(null);
    setOpening(true);
    rememberName(draft.me);
    const { openOnline } = await import('../../online/open-match.js');
    const path = await openOnline(plan, { ...draft, name: draft.me.trim() }).catch(troubleOf);
    if (typeof path === 'string') return navigate(path);
    setWrong(path.message);
    setOpening(false);
  };
  const start = async (): Promise<void> => {
    if (afar) return invite();
    await navigate(`/match/${await beginMatch(plan, seriesFrom(draft))}`);
  };
  const learn = async (): Promise<void> => {
    await navigate(`/match/${await beginMatch(guidedPlan(opened.entry))}`);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (rulebook) void start();
      }}
    >
      <div className="panel mb-8 flex flex-wrap items-center justify-between gap-3 border-gold p-4">
        <p className="min-w-0 flex-1 basis-64 text-sm">{words.guide.learnSay}</p>
        <button type="button" className="button" onClick={() => void learn()}>
          <GraduationCap aria-hidden size={18} />
          {words.guide.learn}
        </button>
      </div>
      <Section title={told.who}>
        <div className="grid gap-2 sm:grid-cols-2" role="radiogroup" aria-label={told.who}>
          {kinds.map((kind) => (
            <label
              key={kind}
              className="panel flex cursor-pointer gap-3 p-3 has-checked:border-turf has-checked:bg-raised"
            >
              <input
                type="radio"
                name="kind"
                className="mt-1 size-4 shrink-0 accent-turf"
                checked={draft.kind === kind}
                onChange={() => setDraft(withKind(draft, kind))}
              />
              <span>
                <span className="block font-semibold">{told.kinds[kind]}</span>
                <span className="block text-sm text-soft">{told.kindsSay[kind]}</span>
              </span>
            </label>
          ))}
        </div>
        {afar && (
          <Suspense>
            <Friend
              opened={opened}
              name={draft.me}
              change={(me) => change({ me })}
              clock={draft.clock}
              wind={(clock) => change({ clock })}
              lobby={draft.lobby}
              open={(lobby) => change({ lobby })}
              matches={draft.matches}
              play={(matches) => change({ matches })}
              rules={draft.served}
              choose={(served) => change({ served })}
            />
          </Suspense>
        )}
        <div className="mt-3 grid gap-3 sm:grid-cols-2" hidden={afar}>
          {(['home', 'away'] as const).map((side) => (
            <div key={side} className="space-y-3">
              <label className="block text-sm font-semibold">
                {side === 'home' ? told.homeName : told.awayName}
                <input
                  className="field mt-1 font-normal"
                  required
                  maxLength={40}
                  value={draft.names[side]}
                  onChange={(event) => change({ names: { ...draft.names, [side]: event.target.value } })}
                />
              </label>
              {plan.seats[side].kind === 'computer' && (
                <Levels
                  opened={opened}
                  side={side}
                  of={draft.kind === 'watch' ? draft.names[side] : null}
                  level={draft.levels[side]}
                  choose={(level) => change({ levels: { ...draft.levels, [side]: level } })}
                />
              )}
            </div>
          ))}
        </div>
      </Section>

      <Formats variant={variant} chosen={draft.format} choose={(format) => change({ format })} />
      <HouseRules opened={opened} chosen={draft.houseRules} choose={(houseRules) => change({ houseRules })} />
      <Options opened={opened} texts={texts} chosen={draft.options} choose={(options) => change({ options })} />
      <Rulings opened={opened} texts={texts} chosen={draft.rulings} choose={(rulings) => change({ rulings })} />
      {unset && (
        <Parameters
          parameters={unset.parameters}
          params={unset.params}
          registry={texts.registry}
          chosen={draft.set}
          choose={(set) => change({ set })}
        />
      )}
      {variant.withComponents && !afar && (
        <Cards variant={variant} cards={draft.cards} choose={(cards) => change({ cards })} />
      )}

      {!afar && (
        <Section title={told.series} say={told.seriesSay}>
          <select
            className="field"
            aria-label={told.series}
            value={draft.matches}
            disabled={draft.cards !== null}
            onChange={(event) => change({ matches: Number(event.target.value) })}
          >
            {[1, 2, 3, 5, 7].map((n) => (
              <option key={n} value={n}>
                {told.seriesOf(n)}
              </option>
            ))}
          </select>
          {draft.matches > 1 && (
            <HouseRules
              opened={opened}
              title={told.winnersRules}
              rules={[...opened.winnersRules, ...opened.houseRules].filter(({ id }) => !draft.houseRules.includes(id))}
              chosen={draft.winnersRules}
              choose={(winnersRules) => change({ winnersRules })}
            />
          )}
        </Section>
      )}

      {!afar && (
        <Section title={told.seed} say={told.seedSay}>
          <div className="flex gap-2">
            <input
              className="field"
              aria-label={told.seed}
              required
              maxLength={40}
              value={draft.seed}
              onChange={(event) => change({ seed: event.target.value })}
            />
            <button type="button" className="button" onClick={() => change({ seed: freshSeed() })}>
              <Dices aria-hidden size={18} />
              {told.newSeed}
            </button>
          </div>
        </Section>
      )}

      <div className="sticky bottom-0 -mx-4 border-t border-line bg-ground px-4 py-3">
        <div aria-live="polite" className="space-y-2">
          {trouble && (
            <Notice title={told.cannot}>
              <p data-conflict>{trouble.message}</p>
            </Notice>
          )}
          {wrong && <Notice alert title={wrong} />}
          {rulebook?.warnings.map((warning) => (
            <p key={warning} className="text-sm text-soft">
              {told.warnings}: {warning}
            </p>
          ))}
        </div>
        <button type="submit" className="button button-main mt-2 w-full text-lg" disabled={!rulebook || opening}>
          <Play aria-hidden size={20} />
          {opening ? told.openingFriend : startWords(draft)}
        </button>
      </div>
    </form>
  );
}

/** What the button says that begins. */
function startWords({ kind, lobby, matches }: Draft): string {
  if (kind === 'friend') return lobby ? told.startLobby : told.startFriend;
  return matches > 1 ? told.startSeries : told.start;
}
