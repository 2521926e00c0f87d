/** Falls back to `execCommand` without HTTPS. False if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (copied) return true;
  }
  const focused = document.activeElement;
  const holder = document.createElement("textarea");
  holder.value = text;
  holder.className = "fixed opacity-0";
  // Outside an open dialog, nothing can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(holder);
  holder.select();
  const copied = document.execCommand("copy");
  holder.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
