import type { GradeNumber } from '../../../question.ts';

type Meaning = {
  word: string;
  same: string;
  opposite: string;
  /** Related to the word, but neither a synonym nor an opposite. */
  related: string;
  from: GradeNumber;
};

export const MEANINGS: readonly Meaning[] = [
  { word: 'big', same: 'large', opposite: 'small', related: 'elephant', from: 2 },
  { word: 'fast', same: 'quick', opposite: 'slow', related: 'race', from: 2 },
  { word: 'happy', same: 'glad', opposite: 'sad', related: 'smile', from: 2 },
  { word: 'start', same: 'begin', opposite: 'finish', related: 'bell', from: 2 },
  { word: 'loud', same: 'noisy', opposite: 'quiet', related: 'drum', from: 2 },
  { word: 'hard', same: 'firm', opposite: 'soft', related: 'rock', from: 2 },
  { word: 'shut', same: 'close', opposite: 'open', related: 'door', from: 2 },
  { word: 'shout', same: 'yell', opposite: 'whisper', related: 'mouth', from: 2 },
  { word: 'damp', same: 'wet', opposite: 'dry', related: 'towel', from: 2 },
  { word: 'chilly', same: 'cool', opposite: 'warm', related: 'jacket', from: 2 },
  { word: 'remember', same: 'recall', opposite: 'forget', related: 'photo', from: 3 },
  { word: 'repair', same: 'fix', opposite: 'break', related: 'tool', from: 3 },
  { word: 'brave', same: 'bold', opposite: 'fearful', related: 'hero', from: 3 },
  { word: 'tired', same: 'sleepy', opposite: 'rested', related: 'bed', from: 3 },
  { word: 'ancient', same: 'very old', opposite: 'modern', related: 'castle', from: 3 },
  { word: 'gather', same: 'collect', opposite: 'scatter', related: 'basket', from: 3 },
  { word: 'rough', same: 'bumpy', opposite: 'smooth', related: 'sandpaper', from: 3 },
  { word: 'polite', same: 'courteous', opposite: 'rude', related: 'letter', from: 3 },
  { word: 'rarely', same: 'seldom', opposite: 'often', related: 'calendar', from: 4 },
  { word: 'shrink', same: 'get smaller', opposite: 'expand', related: 'laundry', from: 4 },
  { word: 'generous', same: 'giving', opposite: 'selfish', related: 'money', from: 4 },
  { word: 'permit', same: 'allow', opposite: 'forbid', related: 'sign', from: 4 },
  { word: 'calm', same: 'peaceful', opposite: 'upset', related: 'lake', from: 4 },
  { word: 'scarce', same: 'rare', opposite: 'plentiful', related: 'desert', from: 5 },
  { word: 'transparent', same: 'see-through', opposite: 'opaque', related: 'window', from: 5 },
  { word: 'flexible', same: 'bendable', opposite: 'rigid', related: 'wire', from: 5 },
  { word: 'reveal', same: 'show', opposite: 'conceal', related: 'curtain', from: 5 },
  { word: 'cautious', same: 'careful', opposite: 'reckless', related: 'helmet', from: 5 },
];
