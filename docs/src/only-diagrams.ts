/** What of Mermaid draws the diagrams of the site: flowcharts and statecharts. */
const needed = /\/(?:chunk|dagre|sizeCapture|flowDiagram|stateDiagram-v2)-[A-Z0-9]{8}\.mjs$/;
const partOfMermaid = /\/[\w-]+-[A-Z0-9]{8}\.mjs$/;
const none = '\0no-diagram';

/** A plugin of Vite. */
interface Plugin {
  readonly name: string;
  readonly enforce: 'pre';
  resolveId(source: string, importer: string | undefined): string | null;
  load(id: string): string | null;
}

/** Leaves out of the site what Mermaid brings for thirty other kinds of diagrams, which would be most of the scripts that are built. */
export function onlyDiagrams(): Plugin {
  return {
    name: 'only-diagrams',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      importer.includes('/mermaid/dist/') && partOfMermaid.test(source) && !needed.test(source) ? none : null,
    load: (id) => (id === none ? 'export const diagram = undefined;\nexport const render = undefined;\n' : null),
  };
}
