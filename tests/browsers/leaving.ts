/**
 * Run in each page before its own scripts. What a page still loads when it is left fails in Firefox and
 * WebKit, and the page may log that: no fault of the site.
 */
export const FORGET_LOADS_OF_LEFT_PAGE = `(() => {
  const LOST = /Importing a module script failed|error loading dynamically imported module|Load failed|NetworkError when attempting to fetch/;
  let isLeft = false;
  addEventListener("beforeunload", () => (isLeft = true));
  addEventListener("pageshow", () => (isLeft = false));
  const { error } = console;
  console.error = (...words) => {
    if (!isLeft || !LOST.test(words.join(" "))) error.apply(console, words);
  };
})()`;
