import type { Registry } from '@howzat/core/author';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { openWords } from '../../engine/opened.js';
import { shownName } from '../../engine/shown-text.js';
import { langOfGames } from '../../language/spoken.js';
import { Loading } from '../../shell/loading.js';
import { NoticePage } from '../../shell/notice.js';
import { variantEntry } from '../../variants.js';
import { words } from '../../words.js';
import { docsOf } from '../match/rule-words.js';

/** The id behind the `#`; as it stands where it is no proper address. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The way to the page that the docs have of a rule, where there are docs. */
function InDocs({ id }: { readonly id: string }) {
  const page = docsOf(id);
  if (page === null) return null;
  return (
    <>
      {' · '}
      <a className="link" href={page} aria-label={`${words.rules.docs}: ${id}`}>
        {words.rules.docs}
      </a>
    </>
  );
}

/** A rulebook in plain words, a line a rule, for links to point at. */
export default function RulesPage() {
  const { variant = '' } = useParams();
  const { hash } = useLocation();
  const [registry, setRegistry] = useState<Registry | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    // the Laws and the house rules come with the words of any game
    void openWords(variant).then(({ registries }) => {
      if (wanted) setRegistry(registries.find((each) => each.variant === variant) ?? null);
    });
    return () => {
      wanted = false;
    };
  }, [variant]);
  useEffect(() => {
    if (registry && hash) document.getElementById(idIn(hash))?.scrollIntoView({ block: 'center' });
  }, [registry, hash]);
  if (registry === undefined) return <Loading />;
  if (registry === null) return <NoticePage title={words.rules.missing(shownName(variant))} />;
  const here = idIn(hash);
  const lang = langOfGames();
  const rulings = Object.entries(registry.rulings);
  return (
    <div className="mx-auto max-w-3xl px-4 py-8">
      <title>{`${registry.title}, ${words.app.name}`}</title>
      <h1 className="mb-2 text-3xl font-bold" lang={lang}>
        {registry.title}
      </h1>
      {variantEntry(variant) && (
        <Link to={`/new/${variant}`} className="button button-main mb-6">
          {words.rules.play}
        </Link>
      )}
      {registry.sections.map(({ title, rules }) => (
        <section key={title} className="mb-8" lang={lang}>
          <h2 className="mb-3 text-xl font-semibold">{title}</h2>
          <ul className="space-y-2">
            {Object.entries(rules).map(([id, rule]) => (
              <li
                key={id}
                id={id}
                className={`panel scroll-mt-20 p-3 ${id === here ? 'border-gold ring-2 ring-gold' : ''}`}
              >
                <p>{rule.text}</p>
                <p className="mt-1 text-sm text-soft">
                  <code>{id}</code> · {rule.source}
                  <InDocs id={id} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {rulings.length > 0 && (
        <section>
          <h2 className="mb-3 text-xl font-semibold">{words.rules.rulings}</h2>
          <ul className="space-y-2" lang={lang}>
            {rulings.map(([id, { question, readings, standard, reason }]) => (
              <li
                key={id}
                id={id}
                className={`panel scroll-mt-20 p-3 ${id === here ? 'border-gold ring-2 ring-gold' : ''}`}
              >
                <p className="font-semibold">{question}</p>
                <ul className="mt-1 list-disc space-y-1 pl-5">
                  {Object.entries(readings).map(([name, { text }]) => (
                    <li key={name} className={name === standard ? '' : 'text-soft'}>
                      {text}
                      {name === standard && ` (${words.rules.usual})`}
                    </li>
                  ))}
                </ul>
                <p className="mt-1 text-sm text-soft">
                  <code>{id}</code> · {reason}
                  <InDocs id={id} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
