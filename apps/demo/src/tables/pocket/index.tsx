import type { ChanceCard } from '@howzat/pocket';
import { Ask } from '../generic/ask.js';
import { Figure } from '../pieces/figure.js';
import { LaidOut } from '../pieces/laid-out.js';
import { Stage } from '../pieces/stage.js';
import { useStanding } from '../pieces/told.js';
import type { OpenStep, TableProps } from '../table.js';
import { ChanceFace } from './chance-card.js';
import { ChanceHand } from './chance-hand.js';
import { Call, Stance, TeamChoice } from './choices.js';
import { Field } from './field.js';
import { means } from './first-words.js';
import { InForce, OnTop } from './in-force.js';
import { BatterSwitch, Openers, TeamPicker } from './pickers.js';
import { RankGrid } from './rank-grid.js';
import { battingNow, bowlingNow } from './ranks.js';
import { ScorePile, Verdict } from './score-card.js';
import { fieldOf, gridOf, inPlay, seenIn } from './seen.js';
import { turnedIn } from './turned.js';
import { words } from './words.js';

/** What is asked at a step, by the name of the step and the kind of its domain; null where this table has no controls. */
function kindOf({ step, domain }: OpenStep) {
  if (domain.kind === 'record') return step === 'batters' ? 'openers' : null;
  if (domain.kind !== 'oneOf') return null;
  if (/^(play|answer|save|exchange|return)/.test(step)) return 'hand';
  if (/^stance/.test(step)) return 'stance';
  if (/^call/.test(step) && domain.items.every((item) => item === 'heads' || item === 'tails')) return 'call';
  if (/^(bowler$|relief|switch\.bowling|batter($|\.))/.test(step)) return 'team';
  if (step === 'switch.batting') return 'switch';
  return /^team\./.test(step) ? 'side' : null;
}

/** Cards, ranks, hands and counters: the table of Pocket Cricket. */
export default function PocketTable(props: TableProps) {
  const { view, side, names, params, open, pace, live } = props;
  const seen = seenIn(view);
  const play = inPlay(params);
  const { set } = play.cards;
  const { bowler, facing, partner } = fieldOf(seen, view, play);
  const bats = view.role === 'batting';
  const hand = (bats ? seen.batterHand : seen.bowlerHand) ?? [];
  const team = ((bats ? seen.batters : seen.bowlers) ?? []).filter((cricketer) => cricketer > 0);
  const turned = turnedIn(props, seen, play);
  // who faces next, and how tired they are, would tell what the over came to
  const before = useStanding(view, pace);
  const stood = seenIn(before);
  const stands = fieldOf(stood, before, play);
  const begun = view.game.innings > 0;
  const cards = open.find((decision) => kindOf(decision) === 'hand') ?? null;
  const asks = (decision: OpenStep) => ({ decision, question: props.ask(decision.step), play: props.play });
  const known = new Set(open.filter((decision) => kindOf(decision) !== null).map(({ step }) => step));
  const rival = names[side === 'home' ? 'away' : 'home'];
  const picks = { team, set, why: props.why };

  const control = (decision: OpenStep) => {
    const asked = { key: decision.step, ...asks(decision) };
    switch (kindOf(decision)) {
      case 'stance':
        return <Stance {...asked} key={asked.key} />;
      case 'call':
        return <Call {...asked} key={asked.key} />;
      case 'side':
        return <TeamChoice {...asked} key={asked.key} set={set} />;
      case 'team':
        return <TeamPicker {...asked} {...picks} key={asked.key} stays={words.stay(bowler?.cricketer.name ?? '')} />;
      case 'switch':
        return (
          <BatterSwitch
            {...asked}
            {...picks}
            key={asked.key}
            facing={facing?.cricketer.name ?? ''}
            partner={partner?.cricketer.name ?? ''}
          />
        );
      case 'openers':
        return <Openers {...asked} {...picks} key={asked.key} />;
      default:
        return null;
    }
  };

  return (
    <Stage pace={pace}>
      <LaidOut
        board={
          begun ? (
            <Field seen={stood} view={before} play={play} verdict={<Verdict turned={turned} pace={pace} />} />
          ) : null
        }
        ask={
          <div className="space-y-2">
            {begun && <OnTop seen={seen} set={set} />}
            {open.map(control)}
            <Ask {...props} only={(step) => !known.has(step)} />
            {begun && live && view.game.result === null && (cards !== null || open.length === 0) && (
              <ChanceHand
                cards={hand}
                set={set}
                decision={cards}
                question={cards ? props.ask(cards.step) : ''}
                deck={bats ? seen.batterLeft : seen.bowlerLeft}
                play={props.play}
                why={props.why}
                waits={props.waits}
              />
            )}
          </div>
        }
        details={
          begun && (
            <div className="panel grid items-start gap-4 p-3">
              {cards === null && open.length > 0 && (
                <ul aria-label={words.hand} className="grid grid-cols-3 gap-1.5">
                  {hand.map((number, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be held twice
                    <li key={at}>
                      <Held card={set.cards[number - 1]} />
                    </li>
                  ))}
                </ul>
              )}
              <ScorePile turned={turned} left={seen.scoreDeck.length} pace={pace} />
              <RankGrid
                grid={gridOf(play)}
                bat={stands.facing && battingNow(stands.facing, stood, true)}
                bowl={stands.bowler && bowlingNow(stands.bowler, stood, play)}
              />
              <InForce
                seen={seen}
                set={set}
                rival={{
                  name: rival,
                  hand: bats ? seen.bowlerHeld : seen.batterHeld,
                  deck: bats ? seen.bowlerLeft : seen.batterLeft,
                  colour: bats ? 'blue' : 'pink',
                }}
              />
            </div>
          )
        }
      />
    </Stage>
  );
}

/** A card of the hand, to look at. */
function Held({ card }: { readonly card: ChanceCard | undefined }) {
  return (
    card && (
      <Figure
        kind="cost"
        name={card.name}
        says={means.cost(card.cost)}
        className="block h-full w-full text-left no-underline"
      >
        <ChanceFace card={card} />
      </Figure>
    )
  );
}
