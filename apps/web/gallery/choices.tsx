import { Accordion } from '@wonderfield/ui/accordion/accordion';
import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { PlaceThumbnail } from '@wonderfield/ui/scenes/place-thumbnail';
import { Steps } from '@wonderfield/ui/steps/steps';
import { Tabs } from '@wonderfield/ui/tabs/tabs';
import styles from './gallery.module.css';
import { Block } from './parts.tsx';

const OPTIONS = [
  {
    value: 'school',
    label: 'School',
    description: 'For teachers',
    picture: <PlaceThumbnail place="educator" />,
  },
  {
    value: 'home',
    label: 'Home',
    description: 'For families',
    picture: <PlaceThumbnail place="home" />,
  },
  { value: 'none', label: 'Neither', disabled: true },
];

export const Choices = () => (
  <>
    <Block title="Steps">
      <div className={styles.grid3}>
        <Steps
          label="Steps"
          current={2}
          onSelect={() => {}}
          steps={[
            { label: 'Child Details', note: 'Done' },
            { label: 'Child Credentials', note: 'Done' },
            { label: 'Account Settings', note: 'Step 3 of 3' },
          ]}
        />
        <Steps
          label="Steps"
          current={1}
          steps={[
            { label: 'Child Details', note: 'Done' },
            { label: 'Child Credentials', note: 'Step 2 of 3' },
            { label: 'Account Settings', note: 'Next' },
          ]}
        />
      </div>
      <Steps
        label="Steps"
        layout="row"
        current={0}
        steps={[
          { label: 'Credentials', note: 'Step 1 of 3' },
          { label: 'Additional Information', note: 'Next' },
          { label: 'Form Submission', note: 'Next' },
        ]}
      />
    </Block>
    <div className={styles.grid3}>
      <Block title="Radio cards">
        <RadioCards legend="Where do you teach?" options={OPTIONS} defaultValue="school" />
        <RadioCards
          legend="Where do you teach?"
          options={OPTIONS.slice(0, 2).map(({ value, label }) => ({ value, label }))}
          columns={2}
          error="Please select one"
        />
      </Block>
      <Tabs
        label="Samples"
        tabs={[
          { value: 'lesson', label: 'Lesson Plan', content: 'A lesson plan sample.' },
          { value: 'unit', label: 'Unit Plan', content: 'A unit plan sample.' },
          { value: 'off', label: 'Locked', content: '', disabled: true },
        ]}
      />
      <Accordion
        defaultOpen={['a']}
        items={[
          { value: 'a', title: 'Is it free?', content: 'Beta is free to play.' },
          { value: 'b', title: 'Who sees my name?', content: 'Only your teacher.' },
        ]}
      />
    </div>
  </>
);
