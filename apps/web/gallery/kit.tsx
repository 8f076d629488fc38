import { SUBMISSION_STATES } from '@wonderfield/contract/plans/submission';
import { Bee } from '@wonderfield/ui/art/animals/bee';
import { Hare } from '@wonderfield/ui/art/animals/hare';
import { Hedgehog } from '@wonderfield/ui/art/animals/hedgehog';
import { Mole } from '@wonderfield/ui/art/animals/mole';
import { Owl } from '@wonderfield/ui/art/animals/owl';
import { Sheep } from '@wonderfield/ui/art/animals/sheep';
import { Snail } from '@wonderfield/ui/art/animals/snail';
import { BankCard } from '@wonderfield/ui/art/bank-card';
import { Barn } from '@wonderfield/ui/art/buildings/barn';
import { Cottage } from '@wonderfield/ui/art/buildings/cottage';
import { School } from '@wonderfield/ui/art/buildings/school';
import { Signpost } from '@wonderfield/ui/art/buildings/signpost';
import { Treehouse } from '@wonderfield/ui/art/buildings/treehouse';
import { Windmill } from '@wonderfield/ui/art/buildings/windmill';
import { Picture } from '@wonderfield/ui/art/kit';
import { Pin } from '@wonderfield/ui/art/pin';
import { Bloom } from '@wonderfield/ui/art/plants/bloom';
import { GrowthPicture } from '@wonderfield/ui/art/plants/growth';
import { PlanGrowth } from '@wonderfield/ui/art/plants/plan-growth';
import {
  Bush,
  Fence,
  Flower,
  Grass,
  Poplar,
  Sprout,
  Tree,
  Wheat,
} from '@wonderfield/ui/art/plants/plants';
import { Plot } from '@wonderfield/ui/art/plot/plot';
import { Paw } from '@wonderfield/ui/art/sign-in/paw';
import { SignInPictureDisc } from '@wonderfield/ui/art/sign-in/sign-in-picture';
import { Birds, Cloud, Kite } from '@wonderfield/ui/art/sky';
import { SIGN_IN_PICTURE_NAMES } from '@wonderfield/ui/field-art/sign-in/sign-in-pictures';
import { PictureTile } from '@wonderfield/ui/picture-tile/picture-tile';
import styles from './gallery.module.css';
import { Block } from './parts.tsx';

const FIGURES = [
  ['Hare', <Hare key="f" x={150} y={290} s={0.82} />],
  ['Hare, still', <Hare key="f" x={150} y={290} s={0.82} wave={false} />],
  ['Owl', <Owl key="f" x={150} y={285} s={1.1} />],
  ['Hedgehog', <Hedgehog key="f" x={135} y={230} s={1.2} leaf />],
  ['Mole', <Mole key="f" x={150} y={280} s={0.95} />],
  ['Snail', <Snail key="f" x={150} y={230} s={1.7} />],
  ['Bee', <Bee key="f" x={170} y={160} s={3} trail="M-26 4C-46 20-62-2-84 8" />],
  ['Sheep', <Sheep key="f" x={145} y={220} s={3} />],
  ['Cottage', <Cottage key="f" x={150} y={270} s={1.05} />],
  ['School', <School key="f" x={150} y={270} s={0.8} />],
  ['Treehouse', <Treehouse key="f" x={150} y={290} s={0.76} />],
  ['Windmill', <Windmill key="f" x={150} y={280} s={1.2} />],
  ['Barn', <Barn key="f" x={150} y={250} s={1.4} />],
  ['Signpost', <Signpost key="f" x={150} y={270} s={1.3} />],
  ['Pin', <Pin key="f" x={150} y={260} s={2.4} />],
  ['Kite', <Kite key="f" x={150} y={90} s={1.2} />],
  ['Cloud', <Cloud key="f" x={40} y={100} s={2} />],
  ['Birds', <Birds key="f" x={50} y={120} s={3} />],
  ['Tree', <Tree key="f" x={150} y={270} s={2.2} fruit="#EC7556" />],
  ['Poplar', <Poplar key="f" x={150} y={280} s={2} />],
  ['Bush', <Bush key="f" x={150} y={220} s={2.6} />],
  ['Grass', <Grass key="f" x={150} y={220} s={3.4} />],
  ['Flower', <Flower key="f" x={150} y={280} s={2.2} kind={3} />],
  ['Sprout', <Sprout key="f" x={150} y={240} s={4} />],
  ['Wheat', <Wheat key="f" x={150} y={280} s={2.6} />],
  ['Fence', <Fence key="f" x={50} y={220} s={1.7} />],
] as const;

const SUBJECTS = [
  'science',
  'math',
  'languageArts',
  'art',
  'music',
  'socialStudies',
  'foreignLanguage',
  'others',
] as const;
const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export const Kit = () => (
  <>
    <Block title="Blooms, growth, card">
      <div className={styles.row}>
        {SEEDS.map((seed) => (
          <Bloom key={seed} seed={seed} size={72} />
        ))}
        <GrowthPicture stage="seed" size={72} />
        <GrowthPicture stage="sprout" size={72} />
        <GrowthPicture stage="bloom" size={72} />
      </div>
      <div className={styles.row}>
        {SUBMISSION_STATES.map((stage) => (
          <PlanGrowth key={stage} stage={stage} size={72} />
        ))}
      </div>
      <div className={styles.grid4}>
        <BankCard number="•••• •••• •••• 4242" holder="Dana Okafor" />
      </div>
    </Block>
    <Block title="Sign-in with pictures">
      <div className={styles.grid4}>
        {SIGN_IN_PICTURE_NAMES.map((name, index) => (
          <PictureTile
            key={name}
            picture={name}
            word={name}
            isPicked={index === 4}
            disabled={index === 11}
          />
        ))}
      </div>
      <div className={styles.row}>
        {SIGN_IN_PICTURE_NAMES.map((name) => (
          <SignInPictureDisc key={name} name={name} size={56} />
        ))}
        <Paw size={56} />
      </div>
    </Block>
    <Block title="Plots">
      <div className={styles.grid4}>
        {SUBJECTS.map((subject) => (
          <div key={subject}>
            <Plot subject={subject} className={styles.plot} />
            <span className={styles.caption}>{subject}</span>
          </div>
        ))}
      </div>
    </Block>
    <Block title="Figures">
      <div className={styles.figures}>
        {FIGURES.map(([name, figure]) => (
          <div key={name} className={styles.figure}>
            <Picture width={300} height={300}>
              {figure}
            </Picture>
            {name}
          </div>
        ))}
      </div>
    </Block>
  </>
);
