// What the subjects of commits look like; .github/workflows/commits.yml checks those of pull requests.
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    // the reason stands in the body, with links and output that cannot be broken
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
};
