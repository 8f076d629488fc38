import { render, screen, within } from '@testing-library/react';
import type { Plan } from '@wonderfield/contract/plans/plan';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { PlanSheet } from './plan-sheet.tsx';
import { plansStrings } from './plans.strings.en.ts';

const PLAN: Plan = {
  planType: 'lessonPlan',
  subject: 'science',
  grades: ['2'],
  topic: 'Seeds that travel',
  essentialQuestions: 'How does a seed leave home?\nWhy should it?',
  keySkills: 'Observing, sorting',
  standards: '2-LS2-2',
  objective: 'Students name three ways.',
  description: 'You need:\n- a fan\n- ten seeds\n\n1. Look (10 min): Sort them.\n2. Blow.',
  special: '<script>alert(1)</script> https://example.org',
};

const show = (plan: Partial<Plan> = {}) =>
  render(
    // Provides only the strings of this component.
    <IntlProvider locale="en" timeZone="UTC" messages={{ plans: plansStrings } as never}>
      <main>
        <PlanSheet plan={{ ...PLAN, ...plan }} byline={<p>Elena Rivera</p>} />
      </main>
    </IntlProvider>,
  );

describe('PlanSheet', () => {
  it('shows the topic and all sections of a plan', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Seeds that travel');
    expect(screen.getByText('Lesson plan · Grade 2 · Science')).toBeVisible();
    expect(screen.getByText('Elena Rivera')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'At a glance',
      'Essential questions',
      'Objective',
      'The lesson',
      'What makes this special',
    ]);
  });

  it('renders lists and steps as their author structured them', () => {
    show();
    const course = within(screen.getByRole('region', { name: 'The lesson' }));
    expect(course.getAllByRole('listitem')).toHaveLength(4);
    expect(course.getByText('Look').closest('li')).toHaveTextContent('Look (10 min):Sort them.');
  });

  it('separates the essential questions', () => {
    show();
    const questions = screen.getByRole('region', { name: 'Essential questions' });
    expect(questions.querySelectorAll('p')).toHaveLength(2);
  });

  it('names the course of a unit plan', () => {
    show({ planType: 'unitPlan' });
    expect(screen.getByRole('heading', { name: 'The unit' })).toBeVisible();
  });

  it('shows markup and URLs as text', () => {
    show();
    expect(screen.getByText('<script>alert(1)</script> https://example.org')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows a topic of 65,000 characters completely in text style', () => {
    const topic = 'a'.repeat(65_000);
    show({ topic });
    const title = screen.getByRole('heading', { level: 1 });
    expect(title).toHaveTextContent(topic);
    expect(title).toHaveAttribute('data-long');
  });
});
