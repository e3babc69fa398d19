import { expect, test } from 'vitest'
import type { ColorSettings } from './color-settings.ts'
import { deriveTheme } from './derive-theme.ts'
import { createThemeCss } from './theme-css.ts'

const exampleBrand = { primary: '#2438e0', secondary: '#f6a96b', tertiary: '#974264' }
const systemSettings: ColorSettings = { scheme: 'system', contrast: 'system' }

/** Computes the custom properties of `:root` on a device with these media features. */
function computeRootProperties(css: string, device: readonly string[]) {
  const properties: Record<string, string> = {}
  for (const [, query, , declarations = ''] of css.matchAll(/(?:@media ([^{]+)\{)?(:root\{)([^}]*)\}/g)) {
    if (query && !query.split(' and ').every((feature) => device.includes(feature))) continue
    for (const declaration of declarations.split(';').filter(Boolean)) {
      const [name = '', value = ''] = declaration.split(':')
      properties[name] = value
    }
  }
  return properties
}

const [screen, dark, more] = ['screen', '(prefers-color-scheme:dark)', '(prefers-contrast:more)'] as const
const expectTheme = (properties: Record<string, string>, theme: ReturnType<typeof deriveTheme>) => {
  expect(properties['--paper']).toBe(theme.paper)
  expect(properties['--ink2']).toBe(theme.ink2)
  expect(properties['--on-accent']).toBe(theme.onAccent)
}

test.each([
  ['what the device says, where nothing is chosen', systemSettings, [screen], 'light', 'normal'],
  ['a dark device', systemSettings, [screen, dark], 'dark', 'normal'],
  ['a device that asks for contrast', systemSettings, [screen, more], 'light', 'more'],
  ['a dark device that asks for contrast', systemSettings, [screen, dark, more], 'dark', 'more'],
  [
    'light chosen on a dark device',
    { ...systemSettings, scheme: 'light' },
    [screen, dark],
    'light',
    'normal',
  ],
  ['dark chosen on a light device', { ...systemSettings, scheme: 'dark' }, [screen], 'dark', 'normal'],
  ['contrast chosen', { ...systemSettings, contrast: 'more' }, [screen], 'light', 'more'],
  ['both chosen', { scheme: 'dark', contrast: 'more' }, [screen], 'dark', 'more'],
  ['paper, whatever is chosen', { scheme: 'dark', contrast: 'more' }, ['print', dark], 'light', 'normal'],
] as const)('@THEME-07 the page has the look of %s', (_, chosen, device, scheme, contrast) => {
  const properties = computeRootProperties(createThemeCss(exampleBrand, chosen), device)
  expectTheme(properties, deriveTheme(exampleBrand, scheme, contrast))
  expect(properties['color-scheme']).toBe(scheme)
})

test('any tenant colours are safe in a style element', () => {
  const css = createThemeCss({ primary: '</style>', secondary: '}*{', tertiary: null }, systemSettings)
  expect(css).toMatch(/^[-:#@{}();a-z0-9 ]+$/)
})
