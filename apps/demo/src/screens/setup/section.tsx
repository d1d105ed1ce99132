import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly say?: string;
  readonly children: ReactNode;
}

/** A part of a form under its heading. */
export function Section({ title, say, children }: SectionProps) {
  return (
    <section className="mb-8">
      <h2 className="text-xl font-semibold">{title}</h2>
      {say && <p className="text-sm text-soft">{say}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
