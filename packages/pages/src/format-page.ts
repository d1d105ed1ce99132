import type { Amendment, Parameter, Variant } from '@howzat/core';
import { parameterRange } from '@howzat/core/author';
import { blocks, code, prose, table } from './markdown.js';
import type { Page } from './page.js';
import { shown, type Writer } from './writer.js';

/** The formats, the options and every number that can be set; null for words without a game. */
export function formatPage(writer: Writer): Page | null {
  const { variant, registry } = writer.source;
  if (!variant) return null;
  return {
    path: 'formats.md',
    title: 'Formats and options',
    text: blocks(
      '# Formats and options',
      `What ${prose(registry.title)} may be set to before a match. Each of these is an amendment, and they apply in this order: format, rulings, options, house rules, and then any number that is set outright.`,
      '## Formats',
      variant.formats.length === 0
        ? 'The rulebook knows one format, which is played unless something is set.'
        : amendmentTable(variant.formats, variant.defaultFormat),
      variant.options.length > 0 ? '## Options' : null,
      variant.options.length > 0 ? amendmentTable(variant.options, null) : null,
      '## Numbers and switches',
      'Every parameter with its default. A house rule, or `howzat match --set name=value`, sets any of them.',
      parameterTable(writer, variant),
    ),
  };
}

function amendmentTable(amendments: readonly Amendment[], standard: string | null): string {
  return table(
    ['Name', 'What it is', 'What it sets'],
    amendments.map(({ id, title, operations }) => [
      `${code(id)}${id === standard ? ' (default)' : ''}`,
      prose(title),
      operations
        .map((operation) =>
          operation.op === 'set' ? `${code(operation.parameter)} ${shown(operation.value)}` : told(operation),
        )
        .join(', ') || 'nothing: it is the rulebook as printed',
    ]),
  );
}

/** An operation that is more than a number, in words. */
function told(operation: Amendment['operations'][number]): string {
  switch (operation.op) {
    case 'repeal':
      return `without ${code(operation.rule)}`;
    case 'restore':
      return `with ${code(operation.rule)} again`;
    case 'replace':
    case 'wrap':
      return `${code(operation.rule)} changed`;
    case 'before':
    case 'after':
    case 'end':
    case 'limit':
      return `with ${code(operation.add.id)}`;
    case 'removeStep':
    case 'replaceStep':
    case 'wrapStep':
      return `the step ${code(operation.step)} changed`;
    case 'move':
      return `the step ${code(operation.step)} moved ${operation.to} ${code(operation.place)}`;
    default:
      return 'every roll changed';
  }
}

function parameterTable(writer: Writer, { parameters }: Variant): string {
  const rules = writer.source.registry.sections.flatMap((section) => Object.entries(section.rules));
  const usedBy = (name: string): string =>
    rules
      .filter(([, words]) => words.parameters?.includes(name))
      .slice(0, 3)
      .map(([id]) => writer.to(id))
      .join(', ');
  const settable = (entry: [string, Parameter]): boolean => entry[1].type !== 'components';
  return table(
    ['Parameter', 'Default', 'May be', 'Rules that read it'],
    Object.entries(parameters)
      .filter(settable)
      .map(([name, parameter]) => [
        code(name),
        shown(parameter.default),
        prose(parameterRange(parameter)),
        usedBy(name),
      ]),
  );
}
