import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BrandingValues, findChangedBranding, isHexColour, toBrandingDraft } from './branding-values.ts'

const savedBranding: BrandingValues = {
  name: 'Zuider Advies',
  slogan: 'Samen',
  website: '',
  contact_email: '',
  pronoun: 'JE',
  primary_color: '#2438e0',
  secondary_color: '#e28a5c',
  tertiary_color: '#7a8b69',
}

test('unchanged values are not sent, emptied values are null, and surrounding spaces are removed', () => {
  expect(findChangedBranding(savedBranding, savedBranding)).toEqual({})
  expect(
    findChangedBranding(
      { ...savedBranding, name: ' Noorder ', slogan: '', tertiary_color: ' ' },
      savedBranding,
    ),
  ).toEqual({
    name: 'Noorder',
    slogan: null,
    tertiary_color: null,
  })
  expect(findChangedBranding({ ...savedBranding, name: '' }, savedBranding)).toEqual({ name: '' })
})

test('for any input, only changed values are sent', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (slogan, website) => {
      const sent = findChangedBranding({ ...savedBranding, slogan, website }, savedBranding)
      expect('slogan' in sent).toBe(slogan.trim() !== savedBranding.slogan)
      expect('website' in sent).toBe(website.trim() !== '')
    }),
  )
})

test('a colour is # and six hexadecimal digits', () => {
  expect(['#2438e0', ' #2438E0 ', '2438e0', '#2438e', 'blauw', ''].map(isHexColour)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('@DESK-18 a draft keeps the previous value for an incomplete colour or empty name, and has null for an emptied optional value', () => {
  expect(toBrandingDraft(savedBranding, savedBranding)).toEqual({})
  const typed = {
    ...savedBranding,
    name: ' ',
    slogan: '',
    pronoun: 'U' as const,
    primary_color: '#2438',
    secondary_color: '#112233',
  }
  expect(toBrandingDraft({ ...typed, tertiary_color: '' }, savedBranding)).toEqual({
    slogan: null,
    pronoun: 'U',
    secondary_color: '#112233',
    tertiary_color: null,
  })
})
