import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '../words.js';

/** Something that the person has to know, with what can be done about it. */
export function Notice({
  title,
  children,
  alert = false,
}: {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly alert?: boolean;
}) {
  return (
    <div role={alert ? 'alert' : 'status'} className="panel flex gap-3 border-l-4 border-l-ball p-4">
      <TriangleAlert aria-hidden size={22} className="mt-0.5 shrink-0 text-ball" />
      <div className="min-w-0 space-y-2">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}

/** A page that has nothing but a notice. */
export function NoticePage({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="mx-auto max-w-xl px-4 py-16">
      <title>{`${title}, ${words.app.name}`}</title>
      <h1 className="mb-4 text-3xl font-semibold">{title}</h1>
      <div className="space-y-4">{children}</div>
    </div>
  );
}
