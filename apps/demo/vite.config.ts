import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createServer, defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  plugins: [react(), tailwind(), homeBeforehand()],
  worker: { format: 'es' },
  build: { target: 'es2022', manifest: true, chunkSizeWarningLimit: 600 },
});
