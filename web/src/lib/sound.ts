// Six short sounds, made on the spot; none before the player asks for sound.
import { settings } from "./settings.svelte";

export type Sound = "deal" | "lay" | "capture" | "trick" | "turn" | "win";

let context: AudioContext | null = null;

const TONES: Record<Sound, [number, number, OscillatorType, number][]> = {
  deal: [[420, 0, "triangle", 0.05]],
  lay: [[180, 0, "triangle", 0.07]],
  capture: [
    [220, 0, "triangle", 0.07],
    [440, 0.06, "sine", 0.12],
  ],
  trick: [
    [330, 0, "sine", 0.1],
    [495, 0.09, "sine", 0.16],
  ],
  turn: [[660, 0, "sine", 0.14]],
  win: [
    [440, 0, "sine", 0.16],
    [554, 0.12, "sine", 0.16],
    [659, 0.24, "sine", 0.3],
  ],
};

export function play(sound: Sound): void {
  if (!settings.sound || document.hidden) return;
  context ??= new AudioContext();
  for (const [pitch, after, shape, length] of TONES[sound]) {
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = shape;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
