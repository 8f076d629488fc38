import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { MultiSelectField } from '@wonderfield/ui/multi-select-field/multi-select-field';
import { PasswordChecklist } from '@wonderfield/ui/password-field/password-checklist';
import { PasswordField } from '@wonderfield/ui/password-field/password-field';
import { PhoneField } from '@wonderfield/ui/phone-field/phone-field';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { DigitsField } from '@wonderfield/ui/text-field/digits-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { TextareaField } from '@wonderfield/ui/textarea-field/textarea-field';
import { useState } from 'react';
import styles from './gallery.module.css';
import { Block } from './parts.tsx';

const GRADES = ['Kindergarten', 'Grade 1', 'Grade 2', 'Grade 3'].map((label) => ({
  value: label,
  label,
}));
const EYE = { showLabel: 'Show password', hideLabel: 'Hide password' };

export const Fields = () => {
  const [grades, setGrades] = useState<string[]>(['Grade 1', 'Grade 2']);
  const [phone, setPhone] = useState('+15035550142');
  const [password, setPassword] = useState('sunflower');
  return (
    <Block title="Fields">
      <div className={styles.grid4}>
        <TextField label="First Name" help="Idle with help text" />
        <TextField label="First Name" defaultValue="Dana" placeholder="First Name" />
        <TextField label="Zip Code" defaultValue="97214" accepted help="City and state filled." />
        <TextField label="Zip Code" defaultValue="9721" error="Please enter valid Zip Code" />
        <DigitsField label="No. of Students" maxLength={2} help="Takes digits only" />
        <TextField label="Email Address" defaultValue="dana.okafor@mail.com" readOnly />
        <TextField label="Username" code defaultValue="k7m2pq9x" />
        <TextField label="Disabled" disabled defaultValue="Portland" />
        <SelectField label="Birth Year" placeholder="Select year" options={GRADES} />
        <SelectField label="Birth Month" placeholder="Select month" options={[]} disabled />
        <SelectField
          label="Grade"
          placeholder="Select grade"
          options={GRADES}
          error="Please select Grade"
        />
        <PasswordField label="Password" defaultValue="Clover#71" {...EYE} />
        <PasswordField
          label="Confirm Password"
          defaultValue="Clover#7"
          error="Passwords did not match"
          {...EYE}
        />
        <MultiSelectField
          label="Grades"
          options={GRADES}
          value={grades}
          onChange={setGrades}
          placeholder="Select grades"
          allLabel="All grades"
          doneLabel="Done"
        />
        <MultiSelectField
          label="Subjects"
          options={GRADES}
          value={[]}
          onChange={() => {}}
          placeholder="Select subjects"
          doneLabel="Done"
          error="Please select at least one Subject"
        />
        <PhoneField
          label="Phone Number"
          countryLabel="Country"
          value={phone}
          onChange={setPhone}
          help={phone}
        />
        <PhoneField
          label="Phone Number"
          countryLabel="Country"
          value="+15035550142"
          onChange={() => {}}
          readOnly
        />
        <TextareaField label="Objective" help="In one or two sentences" />
        <TextareaField label="Objective" error="Please enter Objective" />
        <CheckboxField label="Ambassador (optional)" defaultChecked />
        <CheckboxField
          label={
            <>
              I agree to the <a href="#main">Terms of Use</a> and <a href="#main">Privacy Policy</a>
            </>
          }
          error="You need to agree to the Terms of Use and Privacy Policy"
        />
        <CheckboxField label="Some of them" indeterminate />
        <CheckboxField label="Not for you" disabled />
      </div>
      <TextField
        label="New password (live rules)"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        aria-describedby="rules"
      />
      <PasswordChecklist
        id="rules"
        label="Your password needs"
        metLabel="done"
        unmetLabel="missing"
        rules={[
          { label: '8 to 20 characters', met: password.length >= 8 && password.length <= 20 },
          { label: '1 upper case', met: /[A-Z]/.test(password) },
          { label: '1 lower case', met: /[a-z]/.test(password) },
          { label: '1 number', met: /\d/.test(password) },
          { label: '1 special character', met: /[^\w]/.test(password) },
        ]}
      />
    </Block>
  );
};
