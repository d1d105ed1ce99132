import { Fragment } from 'react';

/** The id of a rule in brackets: it is broken at its dots and nowhere else. */
export function RuleId({ rule }: { readonly rule: string }) {
  const parts = rule.split('.');
  return (
    <span className="text-soft [overflow-wrap:normal]">
      (
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the id
        <Fragment key={at}>
          {at > 0 && '.'}
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
      )
    </span>
  );
}
