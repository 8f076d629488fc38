import type { DeviceSpeech } from '../speech/speech.ts';
import { SCORE, type SoundName } from './score.ts';
import type { Sounds } from './sounds.ts';

const POLL_MS = 60;

const lengthOf = (name: SoundName) =>
  Math.max(...SCORE[name].map(({ atMs, lengthMs }) => atMs + lengthMs));

/**
 * Lets the sounds and the voice take turns. The voice waits for the end of a sound, and a sound that
 * comes while the voice speaks is left out, unless the child asked for it.
 */
export const takeTurns = (sounds: Sounds, speech: DeviceSpeech) => {
  let endsAt = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => {
    clearTimeout(waiting);
    waiting = undefined;
  };
  const count = (name: SoundName) => {
    endsAt = Math.max(endsAt, performance.now() + lengthOf(name));
  };
  const stop = () => {
    stopWaiting();
    speech.stop();
  };
  const isBusy = () => waiting !== undefined || speech.isSpeaking();
  const say: DeviceSpeech['say'] = (parts, onVoice) => {
    stop();
    const speak = () => {
      const left = endsAt - performance.now();
      if (left > 0) {
        waiting = setTimeout(speak, left);
        return;
      }
      waiting = undefined;
      speech.say(parts, onVoice);
    };
    // The sound of the same moment comes first.
    waiting = setTimeout(speak);
  };
  const turns: Sounds = {
    ...sounds,
    play: (name) => {
      if (!sounds.isOn() || speech.isSpeaking()) return;
      count(name);
      sounds.play(name);
    },
    playAsked: (name) => {
      speech.stop();
      count(name);
      sounds.playAsked(name);
    },
    whenQuiet: (run) => {
      const timer = setInterval(() => {
        if (isBusy()) return;
        clearInterval(timer);
        run();
      }, POLL_MS);
      return () => clearInterval(timer);
    },
  };
  return { sounds: turns, say, stop };
};
