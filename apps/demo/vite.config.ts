import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import tailwind from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { createServer, defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { tellBuiltFrom } from './scripts/built-from.mjs';
import { policyOfPage } from './scripts/policy.mjs';

/** Draws the home page into index.html, so that it is on the screen before the app has been fetched. */
function homeBeforehand(): Plugin {
  return {
    name: 'home-beforehand',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const server = await createServer({
          configFile: false,
          plugins: [react()],
          server: { middlewareMode: true, hmr: false, ws: false },
          appType: 'custom',
          logLevel: 'error',
          optimizeDeps: { noDiscovery: true },
        });
        try {
          const { drawHome } = (await server.ssrLoadModule('/src/screens/home/beforehand.tsx')) as {
            drawHome: () => string;
          };
          // what belongs into the head is there already
          const home = drawHome().replace(/<title>.*?<\/title>|<link[^>]*>/g, '');
          return html.replace('<!--home-->', home);
        } finally {
          await server.close();
        }
      },
    },
  };
}

/** Writes the policy into the page, for hosts that send no headers. A server for development needs to be more free. */
function policyInside(): Plugin {
  return {
    name: 'policy-inside',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policyOfPage },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** What is named by its content is compressed once, as well as can be. */
const compressed = compression({
  include: /assets\/.*\.(?:js|css)$/,
  algorithms: ['gzip', 'brotliCompress'],
  threshold: 1000,
});

/** Keeps all of the app on the device after the first visit, so that it plays without a network and can be installed. */
const onDevice = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,png,webmanifest}'],
    // says that it is somebody's turn
    importScripts: ['/push.js'],
    navigateFallback: '/index.html',
    // the docs, which the same server may have, and files that are not there
    navigateFallbackDenylist: [/^\/docs\//, /\.\w+$/],
  },
  // there are two, and the page says which
  manifest: false,
});

/** What an installed app is called, in each language of the app. `begin.js` chooses between the files. */
const installedAs = {
  'manifest.webmanifest': {
    lang: 'en',
    name: 'Howzat: tabletop cricket',
    description: 'Five tabletop cricket games to play, with every ball explained.',
  },
  'manifest-hi.webmanifest': {
    lang: 'hi',
    name: 'Howzat: मेज़ पर क्रिकेट',
    description: 'मेज़ पर खेलने के पाँच क्रिकेट खेल, हर गेंद की वजह के साथ।',
  },
} as const;

/** Writes the manifests: the same app by its id, whatever the language in which it was installed. */
function manifests(): Plugin {
  const same = {
    id: '/',
    short_name: 'Howzat',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f6f1e4',
    theme_color: '#1f5437',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  return {
    name: 'manifests',
    apply: 'build',
    generateBundle() {
      for (const [fileName, said] of Object.entries(installedAs))
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify({ ...said, ...same }) });
    },
  };
}

/** Leaves a note of what the app was built from: the tests refuse one that is not made from what is here. */
function builtFrom(): Plugin {
  return {
    name: 'built-from',
    apply: 'build',
    closeBundle: { sequential: true, order: 'post', handler: tellBuiltFrom },
  };
}

/** The files of a game are named for it, whatever its modules are called: tests see by that which games a page has loaded. */
const chunkFileNames = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string => {
  const [, game] = /\/packages\/(ccsl|ctg|cubes|pocket|wicked)\/dist\//.exec(moduleIds.at(-1) ?? '') ?? [];
  return game ? `assets/game-${game}-[name]-[hash].js` : 'assets/[name]-[hash].js';
};

/** Components are in the source of the app, and nowhere else: the built packages have none. */
const components = /\/apps\/demo\/src\/.*\.tsx$/;
/** What is no component may be a hook of the app's own. */
const hooks = { files: /\/apps\/demo\/src\/.*\.ts$/, code: /\b(?:function|const) use[A-Z]/ };
const compiler = reactCompilerPreset();
const ofHooks = { ...compiler, rolldown: { ...compiler.rolldown, filter: { code: hooks.code } } };

export default defineConfig({
  // the compiler keeps what a component drew, and draws again only what depends on what has changed
  plugins: [
    react(),
    babel({ include: components, presets: [compiler] }),
    babel({ include: hooks.files, presets: [ofHooks] }),
    tailwind(),
    homeBeforehand(),
    policyInside(),
    manifests(),
    onDevice,
    compressed,
    builtFrom(),
  ],
  resolve: {
    alias: {
      // a policy without inline styles lets no style element in, but a style sheet that a script has made
      'react-style-singleton': fileURLToPath(new URL('src/shell/adopted-style.ts', import.meta.url)),
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames } } },
  build: {
    target: 'es2022',
    manifest: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { chunkFileNames } },
  },
});
