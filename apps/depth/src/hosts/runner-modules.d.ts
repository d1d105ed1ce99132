/** Compiled runners are there once their package has been built; types are checked without that. */
declare module '@howzat/*/runner' {
  const runners: Readonly<Record<string, import('@howzat/core/compiled').CompiledRunner>>;
  export = runners;
}
