// Loads what --use named for a worker thread, which can read neither TypeScript nor the rules of where a file lies.
import { loadForeign } from '../dist/index.js';

export default await loadForeign(new URL(import.meta.url).searchParams);
