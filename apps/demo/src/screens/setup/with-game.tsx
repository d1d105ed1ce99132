import { type ComponentType, useEffect, useState } from 'react';
import { type Opened, openVariant, openWords, type Words } from '../../engine/opened.js';
import { Loading } from '../../shell/loading.js';
import { Notice } from '../../shell/notice.js';

/** A game whose package is here, with its words. */
export interface GameProps {
  readonly opened: Opened;
  readonly texts: Words;
}

interface WithGameProps {
  readonly id: string;
  readonly show: ComponentType<GameProps>;
}

/** Loads a game, and then shows something of it. */
export function WithGame({ id, show: Show }: WithGameProps) {
  const [loaded, setLoaded] = useState<GameProps | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    Promise.all([openVariant(id), openWords(id)]).then(
      ([opened, texts]) => wanted && setLoaded({ opened, texts }),
      (error: Error) => wanted && setWrong(error.message),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  if (wrong) return <Notice alert title={wrong} />;
  if (!loaded) return <Loading />;
  return <Show {...loaded} />;
}
