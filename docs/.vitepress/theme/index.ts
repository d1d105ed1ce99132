import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import ExampleReplay from './components/ExampleReplay.vue';
import RulePlace from './components/RulePlace.vue';
import StateDiagram from './components/StateDiagram.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app
      .component('StateDiagram', StateDiagram)
      .component('ExampleReplay', ExampleReplay)
      .component('RulePlace', RulePlace);
  },
} satisfies Theme;
