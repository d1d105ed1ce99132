import { type Theme, useRoute } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { h, nextTick, onMounted, watch } from 'vue';
import ExampleReplay from './components/ExampleReplay.vue';
import NotFound from './components/NotFound.vue';
import PlayLink from './components/PlayLink.vue';
import RulePlace from './components/RulePlace.vue';
import SearchBox from './components/SearchBox.vue';
import StateDiagram from './components/StateDiagram.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'nav-bar-content-before': () => [h(SearchBox), h(PlayLink)],
      'not-found': () => h(NotFound),
    }),
  enhanceApp({ app }) {
    app
      .component('StateDiagram', StateDiagram)
      .component('ExampleReplay', ExampleReplay)
      .component('RulePlace', RulePlace);
  },
  setup() {
    const route = useRoute();
    // the home page of the default theme has no main part for those who cannot see it
    const mark = async (): Promise<void> => {
      await nextTick();
      document.querySelector('.VPContent.is-home')?.setAttribute('role', 'main');
    };
    onMounted(mark);
    watch(() => route.path, mark);
  },
} satisfies Theme;
