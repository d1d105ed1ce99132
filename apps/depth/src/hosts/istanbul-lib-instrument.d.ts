/** What is used of a package that has no types. */
declare module 'istanbul-lib-instrument' {
  export function createInstrumenter(options: { readonly esModules: boolean; readonly compact: boolean }): {
    instrumentSync(code: string, filename: string): string;
  };
}
