import { RINGS_MS } from "./timer.ts";

let audio: AudioContext | null = null;
let bell: ReturnType<typeof setInterval> | null = null;

const EVERY_MS = 3000;

/** Browsers allow sound only after a tap, so starting a timer asks for it. */
export function allowSound(): void {
  if (!("AudioContext" in globalThis)) return;
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
}

export function startRinging(): void {
  if (bell !== null) return;
  const end = Date.now() + RINGS_MS;
  ring();
  bell = setInterval(() => (Date.now() < end ? ring() : stopRinging()), EVERY_MS);
}

export function stopRinging(): void {
  if (bell !== null) clearInterval(bell);
  bell = null;
}

/** Once, for the lower end of a range. */
export function ring(): void {
  navigator.vibrate?.([300, 150, 300]);
  allowSound();
  if (!audio) return;
  for (const [at, pitch] of [
    [0, 880],
    [0.2, 1174.7],
    [0.4, 1568],
  ] as const)
    playTone(audio, audio.currentTime + at, pitch);
}

function playTone(context: AudioContext, start: number, pitch: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.5, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.6);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.65);
}
