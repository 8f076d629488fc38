import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { axeViolations } from '../testing/axe-violations.ts';
import { Accordion } from './accordion/accordion.tsx';
import { Avatar } from './avatar/avatar.tsx';
import { BackLink } from './back-link/back-link.tsx';
import { Band } from './band/band.tsx';
import { Button } from './button/button.tsx';
import { ButtonLink } from './button/button-link.tsx';
import { CheckboxField } from './checkbox-field/checkbox-field.tsx';
import { ConfirmDialog } from './confirm-dialog/confirm-dialog.tsx';
import { Divider } from './divider/divider.tsx';
import { EmptyState } from './empty-state/empty-state.tsx';
import { IconButton } from './icon-button/icon-button.tsx';
import { Logo } from './logo/logo.tsx';
import { Menu, MenuItem, MenuLink } from './menu/menu.tsx';
import { MenuButton } from './menu/menu-button.tsx';
import { MultiSelectField } from './multi-select-field/multi-select-field.tsx';
import { Note } from './note/note.tsx';
import { PageFooter } from './page-footer/page-footer.tsx';
import { PasswordChecklist } from './password-field/password-checklist.tsx';
import { PasswordField } from './password-field/password-field.tsx';
import { PhoneField } from './phone-field/phone-field.tsx';
import { PlayButton } from './play-button/play-button.tsx';
import { Progress } from './progress/progress.tsx';
import { RadioCards } from './radio-cards/radio-cards.tsx';
import { SproutScene } from './scenes/empty-scenes.tsx';
import { Seats } from './seats/seats.tsx';
import { Segments } from './segments/segments.tsx';
import { SelectField } from './select-field/select-field.tsx';
import { Skeleton } from './skeleton/skeleton.tsx';
import { Steps } from './steps/steps.tsx';
import { Switch } from './switch/switch.tsx';
import { Table, TableCell } from './table/table.tsx';
import { SelectAllHeader, SelectCell } from './table/table-select.tsx';
import { Tabs } from './tabs/tabs.tsx';
import { Tag } from './tag/tag.tsx';
import { TextField } from './text-field/text-field.tsx';
import { TextareaField } from './textarea-field/textarea-field.tsx';
import { Toast } from './toast/toast.tsx';
import { ToastProvider } from './toast/toast-provider.tsx';

const GRADES = [{ value: '3', label: 'Grade 3' }];
const nothing = () => {};

const Controls = () => (
  <form>
    <Button busy busyLabel="Saving...">
      Save
    </Button>
    <ButtonLink href="#a">Sign Up</ButtonLink>
    <PlayButton>Play Now</PlayButton>
    <IconButton label="Edit" icon={<svg aria-hidden="true" />} />
    <TextField label="Zip Code" error="Please enter valid Zip Code" help="Five digits" />
    <TextField label="Email Address" readOnly defaultValue="a@b.org" />
    <SelectField label="Grade" placeholder="Select grade" options={GRADES} />
    <TextareaField label="Objective" />
    <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />
    <PasswordChecklist
      label="Rules"
      metLabel="done"
      unmetLabel="missing"
      rules={[{ label: '1 number', met: true }]}
    />
    <CheckboxField label="I agree" error="You need to agree" />
    <RadioCards legend="Where?" options={GRADES} error="Please select one" help="One of them" />
    <MultiSelectField
      label="Grades"
      options={GRADES}
      value={['3']}
      onChange={nothing}
      placeholder="Select grades"
      doneLabel="Done"
      allLabel="All"
    />
    <PhoneField label="Phone Number" countryLabel="Country" value="" onChange={nothing} />
  </form>
);

const Patterns = () => (
  <>
    <Steps label="Steps" current={1} onSelect={nothing} steps={[{ label: 'A' }, { label: 'B' }]} />
    <Segments
      label="Which plans"
      segments={[
        { value: 'all', label: 'All', fact: 7 },
        { value: 'author', label: 'Needs you', fact: 2 },
      ]}
      value="all"
      onChange={nothing}
      after={
        <Switch checked onChange={nothing}>
          Show differences
        </Switch>
      }
    >
      Seven plans
    </Segments>
    <Tabs label="Samples" tabs={[{ value: 'a', label: 'Lesson', content: 'Sample' }]} />
    <Accordion items={[{ value: 'a', title: 'Is it free?', content: 'Yes' }]} />
    <Table caption="Teachers" stackBelow={992}>
      <thead>
        <tr>
          <SelectAllHeader label="Select all" total={1} selected={0} onChange={nothing} />
          <th scope="col">First Name</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <SelectCell label="Select Amara" checked={false} onChange={nothing} />
          <TableCell label="First Name">Amara</TableCell>
        </tr>
      </tbody>
    </Table>
    <EmptyState picture={<SproutScene />} title="No Classroom created yet!" />
    <Skeleton label="Loading, please wait..." />
    <Progress label="Linking your children" done={1} total={3} text="1 of 3" />
    <Seats filled={18} capacity={24} label="18 of 24 places filled" />
    <Avatar userId="maya" alt="Maya" />
    <Note tone="error">Max no. of Students exceeded</Note>
    <Tag>Grade 3</Tag>
    <Divider>or use your school login</Divider>
    <Toast
      tone="success"
      text="Saved"
      durationMs={4000}
      paused
      dismissLabel="Close"
      onDismiss={nothing}
    />
  </>
);

// Components have no document title.
const violations = () => axeViolations({ 'document-title': { enabled: false } });

it('has no accessibility violations in all primitives', async () => {
  render(
    <ToastProvider regionLabel="Messages" dismissLabel="Close message">
      <header>
        <Logo name="Wonderfield" href="#home" aria-label="Wonderfield home" />
        <Menu trigger={<MenuButton name="Dana" />}>
          <MenuLink href="#a">My Children</MenuLink>
        </Menu>
      </header>
      <main>
        <Band cast="family" title="My Children" back={<BackLink label="Back" href="#b" />} />
        <Controls />
        <Patterns />
      </main>
      <PageFooter>
        <a href="#faq">FAQ</a>
      </PageFooter>
    </ToastProvider>,
  );
  expect(await violations()).toEqual([]);
}, 30_000);

it('has no accessibility violations in an open menu', async () => {
  render(
    <main>
      <h1>Page</h1>
      <Menu trigger={<MenuButton name="Dana" />}>
        <MenuItem locked onSelect={nothing}>
          My Account
        </MenuItem>
        <MenuLink href="#a">My Children</MenuLink>
      </Menu>
    </main>,
  );
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('menu');
  // A popup in a portal is outside the landmarks.
  expect((await violations()).filter((each) => !each.startsWith('region'))).toEqual([]);
});

it('has no accessibility violations in an open dialog', async () => {
  render(
    <ConfirmDialog
      open
      onClose={nothing}
      title="Confirm Logout"
      text="Are you sure you want to logout?"
      cancelLabel="Cancel"
      confirmLabel="Logout"
      busyLabel="Logging Out..."
      onConfirm={nothing}
    />,
  );
  await screen.findByRole('alertdialog');
  expect((await violations()).filter((each) => !/^(region|landmark|page)/.test(each))).toEqual([]);
});
