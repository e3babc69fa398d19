import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { parseHex } from './hex.ts'
import { contrast } from './oklch.ts'
import { type Brand, cssVariables, type Theme, themeOf } from './tokens.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const brand = fc.record({ primary: hex, secondary: hex, tertiary: hex })
const grounds = (theme: Theme) =>
  ['#ffffff', theme.paper, theme.nav, theme.wall, theme.table, theme.tint1, theme.tint2] as const

function weakest(theme: Theme) {
  const onGrounds = (color: string) => Math.min(...grounds(theme).map((ground) => contrast(color, ground)))
  return {
    text: Math.min(
      onGrounds(theme.ink),
      onGrounds(theme.ink2),
      onGrounds(theme.link),
      contrast(theme.link, theme.tint3),
      contrast(theme.onAccent, theme.accent),
      contrast(theme.onAccent, theme.hover),
      contrast(theme.good, theme.goodGround),
      contrast(theme.warn, theme.warnGround),
      contrast(theme.bad, theme.badGround),
    ),
    controls: Math.min(
      onGrounds(theme.edge),
      onGrounds(theme.field),
      onGrounds(theme.focus),
      onGrounds(theme.stroke),
      onGrounds(theme.good),
      onGrounds(theme.warn),
      onGrounds(theme.bad),
    ),
  }
}

describe('theme', () => {
  test('trust D7: any three colours give readable text and visible controls', () => {
    fc.assert(
      fc.property(brand, (colors) => {
        const { text, controls } = weakest(themeOf(colors))
        expect(text).toBeGreaterThanOrEqual(4.5)
        expect(controls).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: inject('propertyRuns') ?? 1000 },
    )
  }, 120_000)

  test('trust D7: a colour that can carry white or ink stays as it is', () => {
    fc.assert(
      fc.property(brand, (colors) => {
        const theme = themeOf(colors)
        const compliant =
          contrast(colors.primary, '#ffffff') >= 4.5 || contrast(colors.primary, theme.ink) >= 4.5
        if (compliant) expect(theme.accent).toBe(colors.primary)
      }),
    )
  })

  test('a colour that already reads on every ground stays as it is as text', () => {
    const theme = themeOf({ primary: '#2438E0', secondary: '#f6a96b', tertiary: '#974264' })
    expect([theme.accent, theme.link, theme.edge, theme.focus]).toEqual(Array(4).fill('#2438e0'))
  })

  test('@THEME-03 the tertiary colour is used as it was given', () => {
    fc.assert(
      fc.property(brand, (colors) => {
        expect(themeOf(colors).ill3).toBe(colors.tertiary)
      }),
    )
  })

  test('whatever a firm sends gives a readable portal', () => {
    const junk = fc.oneof(fc.string(), hex, fc.constantFrom('#FFF', 'f0f', '#12345678', '', 'red', ' #AbC '))
    fc.assert(
      fc.property(junk, fc.option(junk), fc.option(junk), (primary, secondary, tertiary) => {
        const theme = themeOf({ primary, secondary, tertiary })
        expect(Object.values(theme).every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(true)
        expect(weakest(theme).text).toBeGreaterThanOrEqual(4.5)
      }),
    )
    expect(() => themeOf({} as Brand)).not.toThrow()
  })

  test('CSS variables name every colour once, safe to put in a style element', () => {
    const css = cssVariables(themeOf({ primary: '</style>', secondary: null }))
    expect(css).toMatch(/^--paper:#[0-9a-f]{6}(;--[a-z0-9-]+:#[0-9a-f]{6})+$/)
  })

  test('hex colours are read in every way of writing', () => {
    expect(['#FFF', 'abc', '#12345678', 'ABCDEF', 'red', '', null].map(parseHex)).toEqual([
      '#ffffff',
      '#aabbcc',
      '#123456',
      '#abcdef',
      null,
      null,
      null,
    ])
  })
})
