import { READY } from "./receive-page.ts";

/**
 * What a browser does on a page when its bookmark is clicked: it opens Tagine in a new window and hands the page over,
 * to Tagine alone, as soon as Tagine says that it listens.
 * @param home this Tagine's address with its base path, with a slash at the end
 * @param blocked what is said where the browser opens no window
 */
export function bookmarklet(home: string, blocked: string): string {
  const origin = new URL(home).origin;
  const page = `${home}import-page`;
  // Written for whatever browser it ends up in, and without names that the page could meet.
  const code = `(function(){var o=${quote(origin)},w=window.open(${quote(page)},"_blank");if(!w){alert(${quote(blocked)});return}window.addEventListener("message",function(e){if(e.source===w&&e.origin===o&&e.data===${quote(READY)})w.postMessage({url:location.href,html:document.documentElement.outerHTML},o)})})()`;
  return `javascript:${encodeURIComponent(code)}`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}
