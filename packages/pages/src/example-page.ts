import type { Scenario, ScriptLine } from '@howzat/core/author';
import { rulesShownBy } from './book.js';
import { blocks, code, numbered, prose } from './markdown.js';
import type { Page } from './page.js';
import type { Writer } from './writer.js';

/** The worked examples; null where there are none. */
export function examplePage(writer: Writer): Page | null {
  const { scenarios = [], registry } = writer.source;
  if (scenarios.length === 0) return null;
  return {
    path: 'examples.md',
    title: 'Worked examples',
    text: blocks(
      '# Worked examples',
      `${scenarios.length} scripted pieces of play of ${prose(registry.title)}. Each is a test as well: it must go exactly like this, choice by choice, or the build fails.`,
      ...scenarios.map((scenario) => exampleText(writer, scenario)),
    ),
  };
}

function exampleText(writer: Writer, scenario: Scenario): string {
  const { dialect, source, places } = writer;
  const rules = [...rulesShownBy(scenario, source.variant)].filter((id) => places.has(id));
  const wanted = rules.filter((id) => scenario.expect.cites?.includes(id) || id === scenario.id);
  const told = (wanted.length > 0 ? wanted : rules).slice(0, 8);
  return blocks(
    writer.heading(2, scenario.title, scenario.id),
    settingOf(writer, scenario),
    dialect.example?.(scenario.id) ?? numbered(scenario.script.map((line) => lineText(writer, line))),
    told.length > 0 ? `Rules: ${told.map((id) => writer.to(id)).join(', ')}.` : null,
  ).trimEnd();
}

/** What it is played under, where that is not the game as printed. */
function settingOf(writer: Writer, { with: selection = {}, readings = [] }: Scenario): string | null {
  const parts = [
    ...(selection.format === undefined ? [] : [`format ${code(selection.format)}`]),
    ...Object.entries(selection.rulings ?? {}).map(([id, reading]) => `${writer.to(id)} ${code(reading)}`),
    ...(selection.options ?? []).map((id) => `option ${code(typeof id === 'string' ? id : 'of its own')}`),
  ];
  const others = readings.map(({ ruling, reading }) => `${writer.to(ruling)} ${code(reading)}`);
  if (parts.length + others.length === 0) return null;
  const under = parts.length > 0 ? `Played with ${parts.join(', ')}. ` : '';
  return `${under}${others.length > 0 ? `It ends differently with ${others.join(', or ')}.` : ''}`.trim();
}

function lineText({ source: { registry } }: Writer, line: ScriptLine): string {
  const asked = (step: string): string => prose(registry.prompts[step] ?? step);
  if ('chance' in line) return `${asked(line.chance)} ${code(JSON.stringify(line.outcome))}`;
  if ('concede' in line) return `${line.concede} gives the match up.`;
  if ('side' in line) return `${line.side}: ${asked(line.step)} ${code(JSON.stringify(line.choice))}`;
  const { refused } = line;
  const what = 'concede' in refused ? 'to give the match up' : code(JSON.stringify(refused.choice));
  const who = 'concede' in refused ? refused.concede : refused.side;
  return `${who} tries ${what}, which is refused${line.says === undefined ? '' : `: "${prose(line.says)}"`}.`;
}
