import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BrandingValues, changedBranding, draftOf, isColour } from './branding-values.ts'

const before: BrandingValues = {
  name: 'Zuider Advies',
  slogan: 'Samen',
  website: '',
  contact_email: '',
  pronoun: 'JE',
  primary_color: '#2438e0',
  secondary_color: '#e28a5c',
  tertiary_color: '#7a8b69',
}

test('what was left alone is not sent, what was emptied is nothing, and spaces around a text are none of it', () => {
  expect(changedBranding(before, before)).toEqual({})
  expect(changedBranding({ ...before, name: ' Noorder ', slogan: '', tertiary_color: ' ' }, before)).toEqual({
    name: 'Noorder',
    slogan: null,
    tertiary_color: null,
  })
  expect(changedBranding({ ...before, name: '' }, before)).toEqual({ name: '' })
})

test('whatever is typed, only what is another than before is sent', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (slogan, website) => {
      const sent = changedBranding({ ...before, slogan, website }, before)
      expect('slogan' in sent).toBe(slogan.trim() !== before.slogan)
      expect('website' in sent).toBe(website.trim() !== '')
    }),
  )
})

test('a colour is # and six digits of sixteen', () => {
  expect(['#2438e0', ' #2438E0 ', '2438e0', '#2438e', 'blauw', ''].map(isColour)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('@DESK-18 a draft has what would be shown: no colour that is none yet, no name that is empty, and what was emptied as nothing', () => {
  expect(draftOf(before, before)).toEqual({})
  const typed = {
    ...before,
    name: ' ',
    slogan: '',
    pronoun: 'U' as const,
    primary_color: '#2438',
    secondary_color: '#112233',
  }
  expect(draftOf({ ...typed, tertiary_color: '' }, before)).toEqual({
    slogan: null,
    pronoun: 'U',
    secondary_color: '#112233',
    tertiary_color: null,
  })
})
