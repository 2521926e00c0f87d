import { escapeHtml } from "./page-frame.ts";

/** In the description, `{…}` is an ingredient and `⟦…⟧` a step. */
export interface Video {
  /** Null if the page only has a caption. */
  title: string | null;
  channel: string;
  description: string[];
}

export const VIDEO_URL = "https://video.example/watch?v=a1b2c3";
const PICTURE = "https://pictures.example/a1b2c3/large.jpg";
const MAX_SHARED_CHARACTERS = 150;
const OTHER_CHANNEL = "Somebody Else";
const OTHER_TEXT =
  "My other video\n\nIngredients:\n- 1 cup rice\n- 2 cups water\n\nMethod:\n1. Boil the rice for 20 minutes.";

const withoutMarks = (line: string) => line.replace(/[{}⟦⟧]/g, "");

export const readMarked = (lines: string[], mark: RegExp): string[] =>
  lines.flatMap((line) => [...line.matchAll(mark)].map(([, text = ""]) => text));

const getText = ({ description }: Video) => description.map(withoutMarks).join("\n");

/** As sites share it: in one line, and cut. */
const cutText = (text: string) =>
  `${text
    .replace(/\s+/g, " ")
    .slice(0, MAX_SHARED_CHARACTERS - 3)
    .trim()}...`;

const script = (code: string) => `<script>${code.replaceAll("</", "<\\/")}</script>`;
const data = (node: object) =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...node })}</script>`;

interface Shared {
  title: string;
  description: string;
  site: string;
  head?: string;
  body?: string;
}

function renderPage({ title, description, site, head = "", body = "" }: Shared): string {
  return `<!doctype html><html><head><title>${escapeHtml(title)} - ${site}</title>
    <meta property="og:site_name" content="${site}"><meta property="og:title" content="${escapeHtml(title)}">
    <meta property="og:description" content="${escapeHtml(description)}"><meta property="og:image" content="${PICTURE}">
    ${head}</head><body><div id="app"></div>${body}</body></html>`;
}

const SHAPES: Record<string, (video: Video, title: string, text: string) => string> = {
  "player state": ({ channel }, title, text) =>
    renderPage({
      title,
      description: cutText(text),
      site: "VideoTube",
      body: `${script(
        `var initialResponse = ${JSON.stringify({
          videoDetails: { videoId: "a1b2c3", title, shortDescription: text, author: channel },
        })};var meta = document.createElement("meta");`,
      )}${script(
        `var initialData = ${JSON.stringify({
          items: [
            { title: { simpleText: title }, attributedDescription: { content: text, runs: [] } },
            { owner: OTHER_CHANNEL, snippet: { text: OTHER_TEXT } },
          ],
        })};`,
      )}`,
    }),
  "video data": ({ channel }, title, text) =>
    renderPage({
      title,
      description: cutText(text),
      site: "Vidbox",
      head: data({
        "@type": "VideoObject",
        name: title,
        description: text,
        thumbnailUrl: PICTURE,
        author: { "@type": "Person", name: channel },
      }),
    }),
  microdata: ({ channel }, title, text) =>
    renderPage({
      title,
      description: cutText(text),
      site: "Vidbox",
      body: `<div itemscope itemtype="http://schema.org/VideoObject"><meta itemprop="name" content="${escapeHtml(title)}">
        <meta itemprop="description" content="${escapeHtml(text)}"><span itemprop="author" itemscope
        itemtype="http://schema.org/Person"><link itemprop="name" content="${escapeHtml(channel)}"></span></div>`,
    }),
  "shared text": ({ channel }, title, text) =>
    renderPage({
      title,
      description: text,
      site: "PeerVideo",
      head: `<meta name="author" content="${escapeHtml(channel)}">`,
    }),
};

const CAPTION_SHAPES: Record<string, (video: Video, title: string, text: string) => string> = {
  "short video": ({ channel }, _, text) =>
    renderPage({
      title: `${channel} on Clips`,
      description: `1204 likes, 38 comments. Clips video from ${channel} (@cook): “${cutText(text)}”`,
      site: "Clips",
      body: `<script type="application/json" id="state">${JSON.stringify({
        scope: {
          "video-detail": { item: { id: "1", desc: text, author: { id: "7", nickname: channel } } },
          more: [{ desc: OTHER_TEXT, author: { nickname: OTHER_CHANNEL } }],
        },
      })}</script>`,
    }),
  "photo post": ({ channel }, _, text) =>
    renderPage({
      title: `${channel} on Photos: "${cutText(text)}"`,
      description: `${channel} shared a post on Photos: "${cutText(text)}"`,
      site: "Photos",
      body: script(
        `window._data = ${JSON.stringify({
          media: { edge_media_to_caption: { edges: [{ node: { text } }] }, owner: { full_name: channel } },
          comments: [{ text: OTHER_TEXT, owner: { full_name: OTHER_CHANNEL } }],
        })};`,
      ),
    }),
  "quoted title": ({ channel }, _, text) =>
    renderPage({
      title: `${channel} on Photos: "${text}"`,
      description: `1204 likes, 38 comments - cook on May 2: "${cutText(text)}"`,
      site: "Photos",
    }),
  posting: ({ channel }, _, text) =>
    renderPage({
      title: `${channel} - ${cutText(text)}`,
      description: cutText(text),
      site: "Faces",
      head: data({
        "@type": "SocialMediaPosting",
        headline: cutText(text),
        articleBody: text,
        author: { "@type": "Person", name: channel },
      }),
    }),
};

/** In one of the shapes of such pages. */
export function renderVideo(video: Video, shape: string): string {
  const render = SHAPES[shape] ?? CAPTION_SHAPES[shape];
  if (!render) throw new Error(`no shape is called ${shape}`);
  return render(video, video.title ?? "", getText(video));
}

export const listShapes = ({ title }: Video) => Object.keys(title === null ? CAPTION_SHAPES : SHAPES);
