import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';
import { Frame } from '../../shell/frame.js';
import { Home } from './home.js';

/** The home page as HTML, drawn when the app is built: a newcomer sees it before any script has run. */
export function drawHome(): string {
  return renderToString(
    <StaticRouter location="/">
      <Routes>
        <Route element={<Frame />}>
          <Route index element={<Home />} />
        </Route>
      </Routes>
    </StaticRouter>,
  );
}
