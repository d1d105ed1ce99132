import type { ModuleRef, PlayerRef, SelectionRef } from '@howzat/simulator';
import type { PlayTrial } from '@howzat/simulator/chunks';
import { playingOn } from './play-on.js';
import { portable, portablePlayer, portableSelection } from './portable.js';

/** At which table policies are tried. */
interface TrialsAsked {
  readonly variant: ModuleRef;
  readonly selection: SelectionRef;
  readonly player: PlayerRef;
  /** Whom policies play that were found elsewhere. */
  readonly against?: PlayerRef | undefined;
}

/**
 * Has trials of policies played by those who work at a database. Each trial is a study of its own: the next one may follow from what came
 * of those before, whoever played them.
 */
export function playingTrials<T>(
  name: string,
  { variant, selection, player, against = player }: TrialsAsked,
  place: { readonly on: string; readonly use: readonly string[] },
  act: (play: PlayTrial) => Promise<T>,
): Promise<T> {
  const portably = {
    variant: portable(variant),
    selection: portableSelection(selection),
    player: portablePlayer(player),
  };
  return playingOn(place, (play) =>
    act(async (trial, stage) => {
      const title = `${stage}, ${trial.policies.length} policies in matches ${trial.from} to ${trial.to - 1}`;
      const other = stage === 'against another' ? portablePlayer(against) : portably.player;
      const named = { ...portably, against: other, trial, title: `${name} ${portably.variant.export}: ${title}` };
      const { scores } = await play('trial', ({ trialPlan }, find) => trialPlan(named, find), title);
      return scores;
    }),
  );
}
