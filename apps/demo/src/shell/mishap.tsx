import { Component, type ReactNode } from 'react';
import { words } from '../words.js';
import { Notice } from './notice.js';

/** Catches what breaks while a screen is drawn, so that the rest goes on and the person can go on too. */
export class Mishap extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className="mx-auto max-w-xl p-4">
        <Notice alert title={words.app.broken}>
          <p className="text-sm">{error.message}</p>
          <p className="text-sm text-soft">{words.app.brokenAdvice}</p>
          <button type="button" className="button" onClick={() => location.reload()}>
            {words.app.reload}
          </button>
        </Notice>
      </div>
    );
  }
}
