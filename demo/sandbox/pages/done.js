// A pop-up closes itself, opener or not; a tab that cannot close goes back where it came from.
(() => {
  const CLOSE_AFTER_MS = 900;
  const RETURN_AFTER_MS = 3000;
  const link = document.querySelector('a[data-return]');
  setTimeout(() => window.close(), CLOSE_AFTER_MS);
  const isSameTab = window.opener === null && window.name === '' && window.history.length > 2;
  if (link && isSameTab) setTimeout(() => window.location.assign(link.href), RETURN_AFTER_MS);
})();
