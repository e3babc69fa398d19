import { expect, test } from 'vitest'
import type { ColorSettings } from './color-settings.ts'
import { themeCss } from './theme-css.ts'
import { themeOf } from './tokens.ts'

const brand = { primary: '#2438e0', secondary: '#f6a96b', tertiary: '#974264' }
const system: ColorSettings = { scheme: 'system', contrast: 'system' }

/** Custom properties of the root that a browser with these media features computes from the sheet. */
function shown(css: string, device: readonly string[]) {
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
const isTheme = (properties: Record<string, string>, theme: ReturnType<typeof themeOf>) => {
  expect(properties['--paper']).toBe(theme.paper)
  expect(properties['--ink2']).toBe(theme.ink2)
  expect(properties['--on-accent']).toBe(theme.onAccent)
}

test.each([
  ['what the device says, where nothing is chosen', system, [screen], 'light', 'normal'],
  ['a dark device', system, [screen, dark], 'dark', 'normal'],
  ['a device that asks for contrast', system, [screen, more], 'light', 'more'],
  ['a dark device that asks for contrast', system, [screen, dark, more], 'dark', 'more'],
  ['light chosen on a dark device', { ...system, scheme: 'light' }, [screen, dark], 'light', 'normal'],
  ['dark chosen on a light device', { ...system, scheme: 'dark' }, [screen], 'dark', 'normal'],
  ['contrast chosen', { ...system, contrast: 'more' }, [screen], 'light', 'more'],
  ['both chosen', { scheme: 'dark', contrast: 'more' }, [screen], 'dark', 'more'],
  ['paper, whatever is chosen', { scheme: 'dark', contrast: 'more' }, ['print', dark], 'light', 'normal'],
] as const)('@THEME-07 the page has the look of %s', (_, chosen, device, scheme, contrast) => {
  const properties = shown(themeCss(brand, chosen), device)
  isTheme(properties, themeOf(brand, scheme, contrast))
  expect(properties['color-scheme']).toBe(scheme)
})

test('whatever a tenant sends is safe in a style element', () => {
  const css = themeCss({ primary: '</style>', secondary: '}*{', tertiary: null }, system)
  expect(css).toMatch(/^[-:#@{}();a-z0-9 ]+$/)
})
