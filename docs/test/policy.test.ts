import { describe, expect, test } from 'vitest';
import { policyFor, withPolicy } from '../src/policy.js';
import { built, htmlOf, unescaped } from './built.js';
import { opened, openSite } from './site-browser.js';

const brought = (page: string): string | undefined =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(htmlOf(page))?.[1];

describe('the policy of a page', () => {
  test('lets in the scripts that stand in it by their hashes, and no others', () => {
    const page =
      '<html><head><meta charset="utf-8"><script id="a">let a = 1</script><script src="/b.js"></script></head></html>';
    const policy = policyFor(page);
    // printf 'let a = 1' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain("script-src 'self' 'sha256-LAfYd7pbFUgwfQu8b4q135PeTG2z+/coPEUYCd74eCQ=';");
    expect(policy.match(/sha256-/g)).toHaveLength(1);
    expect(withPolicy(page)).toContain('<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"');
    expect(policyFor(page.replace('let a', 'let b'))).not.toBe(policy);
  });

  test('writes the functions of the configuration as code, so that the page makes none of text', () => {
    const data = {
      search: { words: '_vp-fn_(text) => text.split(" ")', most: 3, tag: '</script>' },
      list: ['_vp-fn_() => 1', null],
    };
    const sent = JSON.stringify(JSON.stringify(data)).replace(/</g, '\\u003c');
    const page = `<head><meta charset="utf-8"><script>window.a=1;function deserializeFunctions(r){return r};window.__VP_SITE_DATA__=deserializeFunctions(JSON.parse(${sent}));</script></head>`;
    const html = withPolicy(page);
    expect(html).not.toMatch(/deserializeFunctions|_vp-fn_/);
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
    const made = new Function('window', `${script}return window.__VP_SITE_DATA__`)({}) as {
      readonly search: {
        readonly words: (text: string) => readonly string[];
        readonly most: number;
        readonly tag: string;
      };
      readonly list: readonly [() => number, null];
    };
    expect([made.search.words('a b'), made.search.most, made.search.tag, made.list[0](), made.list[1]]).toEqual([
      ['a', 'b'],
      3,
      '</script>',
      1,
      null,
    ]);
    expect(brought('/index.html') === undefined || !htmlOf('/index.html').includes('deserializeFunctions')).toBe(true);
  });

  test('is in every page that was built, before its first script, without unsafe scripts', () => {
    const without = built().filter((page) => {
      const policy = brought(page) ?? '';
      const html = htmlOf(page);
      const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? [];
      return (
        !scripts.includes("'self'") ||
        scripts.includes('unsafe') ||
        html.indexOf('Content-Security-Policy') > html.indexOf('<script')
      );
    });
    expect(built().length).toBeGreaterThan(100);
    expect(without).toEqual([]);
  });

  test('has the hashes of what stands in the page now', () => {
    for (const page of built().slice(0, 50)) expect([page, brought(page)]).toEqual([page, policyFor(htmlOf(page))]);
    expect(unescaped(brought('/index.html') ?? '')).toMatch(/sha256-[\w+/]{43}=/);
  });
});

// axe.test.ts opens one page of each kind, and holds each to its policy
describe('in a browser', () => {
  const open = openSite();

  test('the page of an address that leads nowhere breaks nothing of its policy', async () => {
    const { tab, broken } = await opened(open, '/404.html');
    expect(broken).toEqual([]);
    await tab.close();
  });

  test('search, the other theme, a diagram and an example that is played break nothing either', async () => {
    const { tab, broken } = await opened(open, '/rules/cubes/flow.html');
    await tab.locator('.diagram svg').waitFor();
    await tab.getByRole('switch').first().click();
    await tab
      .getByRole('button', { name: /search/i })
      .first()
      .click();
    await tab.locator('.VPLocalSearchBox input').fill('follow-on');
    await tab.locator('.VPLocalSearchBox .result').first().waitFor();
    await tab.keyboard.press('Escape');
    await tab.goto(`${open.site}/rules/cubes/examples.html`, { waitUntil: 'networkidle' });
    await tab.getByRole('button', { name: /play/i }).first().click();
    await tab.waitForTimeout(500);
    expect(broken).toEqual([]);
    await tab.close();
  });

  test('a script that somebody writes into a page is not run', async () => {
    const { tab, broken } = await opened(open, '/');
    await tab.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.head.append(script);
    });
    await expect.poll(() => broken).toHaveLength(1);
    expect(await tab.title()).not.toBe('taken over');
    await tab.close();
  });
});
