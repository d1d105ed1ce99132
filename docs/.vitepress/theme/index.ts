import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import Diagram from './components/Diagram.vue';
import Replay from './components/Replay.vue';
import RulePlace from './components/RulePlace.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('Diagram', Diagram).component('Replay', Replay).component('RulePlace', RulePlace);
  },
} satisfies Theme;
