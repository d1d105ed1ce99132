// Runs before the first paint. It is a file of its own because the policy of the page runs no script that stands in it.
{
  const { dataset } = document.documentElement;
  // a dark evening is not to flash white, and a page in Hindi no English
  try {
    const { theme, language } = JSON.parse(localStorage.getItem('howzat.settings') ?? '{}');
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (language === 'hi') {
      document.documentElement.lang = language;
      dataset.elsewhere = '';
      document.querySelector('link[rel="manifest"]').href = '/manifest-hi.webmanifest';
    }
  } catch {
    // nothing is kept on this device, or nothing that can be read
  }
  // the home page is drawn beforehand; every other screen waits for the app
  if (location.pathname !== '/') dataset.elsewhere = '';
}
