import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { langOfGames } from '../../language/spoken.js';
import { RuleId } from './rule-id.js';

/** Why something cannot be done: the sentence of a limit, with its rule. */
export interface Reason {
  readonly message: string;
  readonly rule: string | null;
}

interface Told {
  readonly reason: Reason | null;
  readonly tell: (reason: Reason | null) => void;
}

const Telling = createContext<Told>({ reason: null, tell: () => {} });

/** Around controls of which some are barred: a barred one that is touched or focused has its reason told by {@link Why}. */
export function Reasons({ children }: { readonly children: ReactNode }) {
  const [reason, tell] = useState<Reason | null>(null);
  const told = useMemo(() => ({ reason, tell }), [reason]);
  return <Telling value={told}>{children}</Telling>;
}

/** Where the reason is told: on a phone in the place of the question, so that nothing moves. */
export function Why({ className = '' }: { readonly className?: string }) {
  const { reason } = useContext(Telling);
  return (
    <p
      aria-live="polite"
      className={`text-sm max-sm:absolute max-sm:inset-x-2.5 max-sm:top-1 max-sm:z-1 max-sm:mt-0 max-sm:bg-panel sm:min-h-5 ${className}`}
    >
      {reason && (
        <>
          <span lang={langOfGames()}>{reason.message}</span>
          {reason.rule && ' '}
          {reason.rule && <RuleId rule={reason.rule} />}
        </>
      )}
    </p>
  );
}

interface ControlProps {
  /** The name of the control; what it bars is added to it. */
  readonly name: string;
  /** Why it is barred; null where it is not. */
  readonly bar: Reason | null;
  /** Nothing is asked now: it stays in its place and does nothing. */
  readonly idle?: boolean;
  readonly pressed?: boolean;
  /** It is a part of an answer, not the answer itself. */
  readonly part?: boolean;
  /** The digit that presses it, where it bears one; its place does otherwise. */
  readonly digit?: string | undefined;
  readonly className?: string;
  readonly choose: () => void;
  readonly children: ReactNode;
}

/** A button that stays where it is when it is barred, takes the focus, and says why. */
export function Barrable({
  name,
  bar,
  idle = false,
  pressed,
  part = false,
  digit,
  className = '',
  choose,
  children,
}: ControlProps) {
  const { tell } = useContext(Telling);
  const off = bar !== null || idle;
  const explain = (): void => tell(idle ? null : bar);
  return (
    <button
      type="button"
      aria-label={bar && !idle ? `${name}. ${bar.message}` : name}
      aria-disabled={off || undefined}
      {...{ [part ? 'data-part' : 'data-answer']: '' }}
      data-key={digit}
      aria-pressed={pressed}
      title={bar && !idle ? bar.message : undefined}
      className={className}
      onFocus={explain}
      onPointerEnter={explain}
      onClick={() => {
        explain();
        if (!off) choose();
      }}
    >
      {children}
    </button>
  );
}
