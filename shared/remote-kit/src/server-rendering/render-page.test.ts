import { createStyleCache } from '@portal/ui'
import { expect, test } from 'vitest'
import { extractStyles } from './render-page.tsx'

const styleCache = Object.assign(createStyleCache(), {
  inserted: {
    motion: '@keyframes rise{}',
    surface: '.p-surface{color:red}',
    field: '.p-field{color:blue}',
    none: '',
  },
})
const asideStyle = { ruleNames: 'p surface', css: '.p-surface{color:red}' }

test('a rule that only the second part of a screen uses is placed where that part starts', () => {
  const html = '<aside class="p-surface">Zuider</aside><main data-second="" class="p-field p-surface"></main>'
  const later = { ruleNames: 'p motion field', css: '@keyframes rise{}.p-field{color:blue}' }
  const second = { at: html.indexOf('<main'), styles: [later] }
  expect(extractStyles(html, styleCache)).toEqual({ styles: [asideStyle], second })
})

test('in a screen with one part, all rules are placed first', () => {
  const html = '<main class="p-field p-surface"></main>'
  const all = { ruleNames: 'p surface field', css: '.p-surface{color:red}.p-field{color:blue}' }
  const second = { at: html.length, styles: [{ ruleNames: 'p motion', css: '@keyframes rise{}' }] }
  expect(extractStyles(html, styleCache)).toEqual({ styles: [all], second })
})
