import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { policyFor, withoutStyles, withPolicy } from '../src/policy.js';
import { built, dist, htmlOf, unescaped } from './built.js';
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
    expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]*';/);
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

  test('is in every page that was built, before its first script, and nothing in it is unsafe', () => {
    const without = built().filter((page) => {
      const policy = brought(page) ?? '';
      const html = htmlOf(page);
      const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? [];
      const [styles = ''] = /style-src [^;]*/.exec(policy) ?? [];
      return (
        !scripts.includes("'self'") ||
        !styles.includes("'self'") ||
        policy.includes('unsafe') ||
        html.indexOf('Content-Security-Policy') > html.indexOf('<script')
      );
    });
    expect(built().length).toBeGreaterThan(100);
    expect(without).toEqual([]);
  });

  test('has no style that stands in a page, neither in what was built nor in what scripts put there', () => {
    expect(built().filter((page) => / style=|<style/.test(htmlOf(page)))).toEqual([]);
    const brings = readdirSync(`${dist}assets`)
      .filter((file) => file.endsWith('.js'))
      .filter((file) => / style=/.test(readFileSync(`${dist}assets/${file}`, 'utf8')));
    // each page has a script of its own, by which it is shown to whoever comes from another page
    expect(brings.filter((file) => file.includes('.md.'))).toEqual([]);
  });

  test('takes away what VitePress begins with, and refuses to build a page with a style of its own', () => {
    const page = '<div style="position:relative;" class="a"><p style="--vp-vh:0px;">style="x" stays</p></div>';
    expect(withoutStyles(page)).toBe('<div class="a"><p>style="x" stays</p></div>');
    expect(() => withoutStyles('<p id="b" style="color:red">red</p>')).toThrow('color:red');
  });

  test('has the colours of code as classes, in a style sheet that each page names', () => {
    const css = readFileSync(`${dist}code.css`, 'utf8');
    const page = '/match-record.html';
    expect(htmlOf(page)).toMatch(/<link rel="stylesheet" href="[^"]*code\.css">/);
    const classes = new Set([...htmlOf(page).matchAll(/class="(code-[a-z0-9]+)"/g)].map(([, name = '']) => name));
    expect(classes.size).toBeGreaterThan(3);
    for (const name of classes) expect(css).toContain(`.${name}{--shiki-light:`);
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

  test('search, the other theme and a diagram break nothing either', async () => {
    const { tab, broken } = await opened(open, '/rules/cubes/flow.html');
    await tab.locator('.diagram svg').waitFor();
    const inks = await tab
      .locator('.diagram svg text')
      .evaluateAll((words) => [...new Set(words.map((word) => getComputedStyle(word).fill))]);
    // the picture has the colours of the page, and not the black of one without a style sheet
    expect(inks).toHaveLength(1);
    expect(inks).not.toContain('rgb(0, 0, 0)');
    await tab.getByRole('switch').first().click();
    await tab
      .getByRole('button', { name: /search/i })
      .first()
      .click();
    const box = tab.getByRole('dialog', { name: 'Search' });
    await box.getByLabel('What do you want to know?').fill('follow-on');
    await box.getByRole('listitem').first().waitFor();
    await tab.keyboard.press('Escape');
    expect(broken).toEqual([]);
    await tab.close();
  });

  test('code has its colours, in a page that was opened and in one that was come to', async () => {
    const { tab, broken } = await opened(open, '/glossary.html');
    const colours = () =>
      tab
        .locator('.vp-doc pre code span[class^=code-]')
        .evaluateAll((spans) => new Set(spans.map((span) => getComputedStyle(span).color)).size);
    await tab.getByRole('link', { name: 'The match record' }).first().click();
    await tab.waitForURL(/match-record/);
    await expect.poll(colours).toBeGreaterThan(3);
    await tab.reload();
    await expect.poll(colours).toBeGreaterThan(3);
    expect(broken).toEqual([]);
    await tab.close();
  });

  test('a style that somebody writes into a page has no effect', async () => {
    const { tab, broken } = await opened(open, '/');
    const colour = await tab.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<style>#theirs { color: rgb(1, 2, 3) }</style><p id="theirs" style="background: rgb(1, 2, 3)">x</p>',
      );
      const { color, backgroundColor } = getComputedStyle(document.querySelector('#theirs') as Element);
      return [color, backgroundColor];
    });
    expect(colour).not.toContain('rgb(1, 2, 3)');
    await expect.poll(() => broken.length).toBe(2);
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
