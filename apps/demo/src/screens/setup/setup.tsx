import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { type Opened, openVariant, openWords, type Words } from '../../engine/opened.js';
import { Loading } from '../../shell/loading.js';
import { Notice } from '../../shell/notice.js';
import { variants } from '../../variants.js';
import { words } from '../../words.js';
import { Form } from './form.js';

const told = words.setup;

/** Sets up a match: what is played, by which rules, by whom. */
export default function Setup() {
  const { variant = variants[0]?.id ?? '' } = useParams();
  const navigate = useNavigate();
  return (
    <div className="mx-auto max-w-4xl px-4 py-6">
      <title>{`${told.title}, ${words.app.name}`}</title>
      <h1 className="mb-6 text-3xl font-bold">{told.title}</h1>
      <Section title={told.game}>
        <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3" role="radiogroup" aria-label={told.game}>
          {variants.map(({ id, title, blurb }) => (
            <label
              key={id}
              className="panel flex cursor-pointer gap-3 p-3 has-checked:border-turf has-checked:bg-raised"
            >
              <input
                type="radio"
                name="variant"
                className="mt-1 size-4 shrink-0 accent-turf"
                checked={id === variant}
                onChange={() => void navigate(`/new/${id}`, { replace: true })}
              />
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-soft">{blurb}</span>
              </span>
            </label>
          ))}
        </div>
      </Section>
      <Loaded key={variant} id={variant} />
    </div>
  );
}

/** A part of the form under its heading. */
export function Section({
  title,
  say,
  children,
}: {
  readonly title: string;
  readonly say?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="mb-8">
      <h2 className="text-xl font-semibold">{title}</h2>
      {say && <p className="text-sm text-soft">{say}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}

function Loaded({ id }: { readonly id: string }) {
  const [loaded, setLoaded] = useState<{ readonly opened: Opened; readonly texts: Words } | null>(null);
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
  return <Form {...loaded} />;
}
