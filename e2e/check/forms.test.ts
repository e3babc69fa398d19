import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'

/** Patterns that identify a file with a form that is sent. */
const marks = /(?<!typeof )\buseForm[<(]|<EditForm\b|<DraftMessageForm\b|<form\b/

/** Forms whose choices apply at once and can be undone: nothing is sent, nothing can be invalid. */
const inForceAtOnce = [
  'mf-calculators/src/refinance/Choices.tsx',
  'mf-edit-data/src/edit/account/LanguageCard.tsx',
  'mf-edit-data/src/edit/account/notifications/KindRow.tsx',
]
/** Shared code of other forms. */
const parts = ['mf-edit-data/src/shared/edit/use-edit.ts']

test('@WCAG-3.3.6 every form of every remote is in the list of its room that is tried with a mistake in it', () => {
  const sources = globSync('{mf-*,shell}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.|\/test\//.test(file),
  )
  const withForm = sources.filter((file) => marks.test(readFileSync(path.join(root, file), 'utf8')))
  const tried = globSync('mf-*/src/test/forms.test.tsx', { cwd: root }).flatMap((list) =>
    [...readFileSync(path.join(root, list), 'utf8').matchAll(/^ {4}file: '(.+)',$/gm)].map(
      ([, file]) => `${path.dirname(path.dirname(list))}/${file}`,
    ),
  )
  expect([...new Set([...tried, ...inForceAtOnce, ...parts])].sort()).toEqual(withForm.sort())
})
