import { Ask } from '../generic/ask.js';
import { LaidOut } from '../pieces/laid-out.js';
import { battedIn } from '../pieces/last-ball.js';
import { Stage } from '../pieces/stage.js';
import { useStanding } from '../pieces/told.js';
import type { OpenStep, TableProps } from '../table.js';
import { Bag } from './bag.js';
import { ColourChoice } from './colour-choice.js';
import { Lane } from './lane.js';
import { Scale } from './scale.js';
import { colourIn, colourOf, cubesOf, facesOf, inPlay, nameIn, seenIn } from './seen.js';
import { Tray } from './tray.js';
import { useOver } from './use-over.js';
import { useScale } from './use-scale.js';

/** A tray of cubes to order, an over that is shown ball by ball, and the pressure that dots put on: the table of Cubes. */
export default function CubesTable(props: TableProps) {
  const { view, side, names, params, open, pace, live, label } = props;
  const { game, role } = view;
  const seen = seenIn(view);
  const play = inPlay(params);
  const over = useOver(props);
  const last = over.at(-1)?.ball;
  const batted = last ? battedIn(last, game) : game.batting;
  const own = colourOf(seen, side === 'home' ? 0 : 1);
  const order = open.find(isOrder) ?? null;
  const colour = open.find(({ step, domain }) => step.startsWith('colour.') && domain.kind === 'oneOf');
  const known = new Set([order?.step, colour?.step]);
  // a cube is called by the number that its owner reads on it, whatever set is played with
  const numberOf = (cube: number): number => Number.parseInt(label(cube, `order.${role}`), 10);
  const cubes = cubesOf(seen, role).map((id) => ({ id, number: numberOf(id) }));
  const dealt = props.fresh > 0 && props.happened.slice(-props.fresh).some(({ step }) => step.startsWith('deal.'));
  const scale = useScale(over, seen, play, pace);
  // what has come out of the bag is told when it has been seen
  const standing = useStanding(view, pace);
  const out = seenIn(standing);
  const tallies = (['bowling', 'batting'] as const).flatMap((each) => {
    const tallied = colourIn(seen, each, game.batting);
    if (tallied === null) return [];
    const shown = each === 'batting' ? out.batterShown : out.bowlerShown;
    return [{ name: nameIn(names, each, game.batting), colour: tallied, shown }];
  });
  const begun = game.innings > 0;
  return (
    <Stage pace={pace}>
      <LaidOut
        board={
          begun ? (
            <div className="grid content-center gap-1.5 lg:gap-4">
              <Lane over={over} seen={seen} names={names} batting={batted} pace={pace} />
              {/* it is about the next ball */}
              {standing.game.result === null && <Scale {...scale} highest={play.highest} />}
            </div>
          ) : null
        }
        ask={
          <>
            {colour && <ColourChoice decision={colour} question={props.ask(colour.step)} play={props.play} />}
            <Ask {...props} only={(step) => !known.has(step)} />
            {live && game.result === null && own !== null && cubes.length > 0 && (
              <Tray
                cubes={cubes}
                colour={own}
                draw={(cube) => ({ number: numberOf(cube), colour: own, faces: facesOf(cube, play) })}
                decision={order}
                question={order ? props.ask(order.step) : ''}
                dealt={dealt}
                play={props.play}
              />
            )}
          </>
        }
        details={begun && <Bag left={out.inBag} highest={play.highest} tallies={tallies} />}
      />
    </Stage>
  );
}

/** Whether a decision is about the order of the cubes, with the cubes to roll or without. */
function isOrder({ step, domain }: OpenStep): boolean {
  if (step.startsWith('order.')) return domain.kind === 'permutationOf' || domain.kind === 'placement';
  return step.startsWith('mark.') && domain.kind === 'record' && Object.keys(domain.fields).join() === 'order,roll';
}
