import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { workspaceRoot } from './workspace-root.ts'

/** Pattern that identifies a file with a form that sends something. */
const formPattern = /(?<!typeof )\buseForm[<(]|<EditForm\b|<DraftMessageForm\b|<form\b/

/** Forms whose choices apply at once and can be undone, so that no input can be invalid. */
const formsAppliedImmediately = [
  'mf-calculators/src/refinance/RefinanceChoices.tsx',
  'mf-edit-data/src/edit/account/AccountTab.tsx',
  'mf-edit-data/src/edit/account/notifications/NotificationsCard.tsx',
]
/** Files that match the pattern but contain no form: code that several forms share. */
const sharedFormFiles = [
  'mf-calculators/src/widget/use-widget-calculation.ts',
  'mf-edit-data/src/shared/edit/use-edit-form.ts',
]

test('@WCAG-3.3.6 every form of every remote is tested with invalid input', () => {
  const sources = globSync('{mf-*,shell}/src/**/*.{ts,tsx}', { cwd: workspaceRoot }).filter(
    (file) => !/\.test\.|\/test\//.test(file),
  )
  const withForm = sources.filter((file) =>
    formPattern.test(readFileSync(path.join(workspaceRoot, file), 'utf8')),
  )
  const tried = globSync('mf-*/src/**/*.test.tsx', { cwd: workspaceRoot }).flatMap((test) =>
    [...readFileSync(path.join(workspaceRoot, test), 'utf8').matchAll(/^ +file: '(.+)',$/gm)].map(
      ([, file]) => `${test.split(path.sep)[0]}/src/${file}`,
    ),
  )
  expect([...new Set([...tried, ...formsAppliedImmediately, ...sharedFormFiles])].sort()).toEqual(
    withForm.sort(),
  )
})
