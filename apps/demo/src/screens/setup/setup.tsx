import { useLocation, useNavigate, useParams } from 'react-router';
import { variants } from '../../variants.js';
import { words } from '../../words.js';
import { Form } from './form.js';
import { Games } from './games.js';
import { Section } from './section.js';
import { WithGame } from './with-game.js';

const told = words.setup;

/** Sets up a match: what is played, by which rules, by whom. */
export default function Setup() {
  const { variant = variants[0]?.id ?? '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <div className="mx-auto max-w-4xl px-4 py-3 sm:py-6">
      <title>{`${told.title}, ${words.app.name}`}</title>
      <h1 className="mb-3 text-2xl font-bold sm:mb-6 sm:text-3xl">{told.title}</h1>
      <Section title={told.game}>
        <Games chosen={variant} choose={(id) => void navigate(`/new/${id}${search}`, { replace: true })} />
      </Section>
      <WithGame key={variant} id={variant} show={Form} />
    </div>
  );
}
