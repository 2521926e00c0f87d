import { READY } from "./receive-page.ts";

/** Opens Tagine in a new window, and posts the page to it as soon as Tagine is ready. */
export function bookmarklet(home: string, blocked: string): string {
  const origin = new URL(home).origin;
  const page = `${home}import-page`;
  // For any browser, and without global names.
  const code = `(function(){var o=${quote(origin)},w=window.open(${quote(page)},"_blank");if(!w){alert(${quote(blocked)});return}window.addEventListener("message",function(e){if(e.source===w&&e.origin===o&&e.data===${quote(READY)})w.postMessage({url:location.href,html:document.documentElement.outerHTML},o)})})()`;
  return `javascript:${encodeURIComponent(code)}`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}
