import { type Note, SCORE, type SoundName } from './score.ts';

export type Sounds = {
  /** Plays a sound if the setting is on. */
  play: (name: SoundName) => void;
  /** Plays a sound regardless of the setting, because the child clicked it. */
  playAsked: (name: SoundName) => void;
  /** Runs an action once the voice is silent. Returns a function that stops waiting. */
  whenQuiet: (run: () => void) => () => void;
  setOn: (isOn: boolean) => void;
  isOn: () => boolean;
  close: () => void;
};

/** Short attack and fade-out, so that a note does not pop. */
const ATTACK_S = 0.006;
const SILENCE = 0.0001;

const soundNote = (context: AudioContext, out: AudioNode, note: Note) => {
  const start = context.currentTime + note.atMs / 1_000;
  const end = start + note.lengthMs / 1_000;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = note.wave;
  tone.frequency.setValueAtTime(note.hertz, start);
  if (note.toHertz) tone.frequency.exponentialRampToValueAtTime(note.toHertz, end);
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(note.loudness, start + ATTACK_S);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  tone.connect(volume).connect(out);
  tone.start(start);
  tone.stop(end);
};

const openContext = () =>
  typeof AudioContext === 'undefined'
    ? undefined
    : new AudioContext({ latencyHint: 'interactive' });

/**
 * Creates the sounds of the game, off by default. Browsers allow sound only after a gesture, so the
 * context opens with the first sound. Without Web Audio it stays silent.
 */
export const createSounds = (open: () => AudioContext | undefined = openContext): Sounds => {
  let isOn = false;
  let context: AudioContext | undefined;
  const playAsked = (name: SoundName) => {
    context ??= open();
    if (!context) return;
    // Without a gesture it stays suspended and silent, which is harmless.
    if (context.state === 'suspended') context.resume().catch(() => undefined);
    for (const note of SCORE[name]) soundNote(context, context.destination, note);
  };
  return {
    play: (name) => {
      if (isOn) playAsked(name);
    },
    playAsked,
    whenQuiet: (run) => {
      run();
      return () => {};
    },
    setOn: (value) => {
      isOn = value;
    },
    isOn: () => isOn,
    close: () => {
      context?.close().catch(() => undefined);
      context = undefined;
    },
  };
};
