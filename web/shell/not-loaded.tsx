import { Logo } from "../ui/logo.tsx";

// In English, because the texts are what is missing.
const SENTENCE = "Couldn't load Tagine. Check your connection, then reload.";
const AGAIN = "Reload";

export function NotLoaded() {
  return (
    <main
      lang="en"
      className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-4 px-4 text-center"
    >
      <Logo size={56} />
      <h1 className="text-xl">Tagine</h1>
      <p>{SENTENCE}</p>
      <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
        {AGAIN}
      </button>
    </main>
  );
}
