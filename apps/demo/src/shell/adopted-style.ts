import { useEffect } from 'react';

/**
 * Stands in for `react-style-singleton`, by which Radix keeps the page behind a dialog from scrolling. That one writes a
 * style element, which a policy without inline styles refuses; this one adopts a style sheet that a script has made.
 */
export function stylesheetSingleton(): { readonly add: (css: string) => void; readonly remove: () => void } {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  return {
    add: (css) => {
      users++;
      if (sheet) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove: () => {
      users--;
      if (users > 0 || !sheet) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      sheet = null;
    },
  };
}

/** A component that has a style on the page as long as there is one of it; a style that is not dynamic stays as it was. */
export function styleSingleton(): (props: { readonly styles: string; readonly dynamic?: boolean }) => null {
  const sheet = stylesheetSingleton();
  return ({ styles, dynamic = false }) => {
    // biome-ignore lint/correctness/useExhaustiveDependencies: as the package does it
    useEffect(() => {
      sheet.add(styles);
      return sheet.remove;
    }, [dynamic && styles]);
    return null;
  };
}
