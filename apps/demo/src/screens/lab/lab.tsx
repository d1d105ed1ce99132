import { useNavigate, useParams } from 'react-router';
import { words } from '../../words.js';
import { Games } from '../setup/games.js';
import { Section } from '../setup/section.js';
import { WithGame } from '../setup/with-game.js';
import { Trial } from './trial.js';
import { told } from './words.js';

/** The game that is soonest played. */
const usual = 'ccsl';

/** Tries a change of the rules: many matches without it and with it, and what is different. */
export default function Lab() {
  const { variant = usual } = useParams();
  const navigate = useNavigate();
  return (
    <div className="mx-auto max-w-4xl px-4 py-6">
      <title>{`${told.title}, ${words.app.name}`}</title>
      <h1 className="text-3xl font-bold">{told.title}</h1>
      <p className="mb-6 mt-2 max-w-prose text-soft">{told.lead}</p>
      <Section title={words.setup.game}>
        <Games chosen={variant} choose={(id) => void navigate(`/lab/${id}`, { replace: true })} />
      </Section>
      <WithGame key={variant} id={variant} show={Trial} />
    </div>
  );
}
