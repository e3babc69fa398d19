import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { type BrandInput, deriveTheme, type ThemeColors } from './derive-theme.ts'
import { parseHex } from './hex-color.ts'
import { calculateContrast, convertHexToOklch } from './oklch.ts'

const arbitraryHex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const arbitraryBrand = fc.record({ primary: arbitraryHex, secondary: arbitraryHex, tertiary: arbitraryHex })
const arbitraryGrey = fc
  .integer({ min: 0, max: 255 })
  .map((level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`)
const arbitraryGreyBrand = fc.record({
  primary: arbitraryGrey,
  secondary: arbitraryGrey,
  tertiary: arbitraryGrey,
})
const variantOptions = (['light', 'dark'] as const).flatMap((scheme) =>
  (['normal', 'more'] as const).map((contrast) => ({ scheme, contrast })),
)
const getSurfaces = ({ paper, card, nav, surface, table, tint1, tint2, tint3 }: ThemeColors) =>
  [paper, card, nav, surface, table, tint1, tint2, tint3] as const

function findWeakestContrasts(theme: ThemeColors) {
  const getContrastOnSurfaces = (color: string) =>
    Math.min(...getSurfaces(theme).map((ground) => calculateContrast(color, ground)))
  const { good, goodGround, warn, warnGround, bad, badGround } = theme
  return {
    reading: Math.min(getContrastOnSurfaces(theme.ink), getContrastOnSurfaces(theme.ink2)),
    text: Math.min(
      ...[theme.link, good, warn, bad].map(getContrastOnSurfaces),
      calculateContrast(theme.onAccent, theme.accent),
      calculateContrast(theme.onAccent, theme.hover),
      calculateContrast(good, goodGround),
      calculateContrast(warn, warnGround),
      calculateContrast(bad, badGround),
      ...[goodGround, warnGround, badGround].map((ground) => calculateContrast(theme.ink, ground)),
    ),
    controls: Math.min(...[theme.edge, theme.field, theme.focus, theme.stroke].map(getContrastOnSurfaces)),
  }
}

test('trust D7: bars have a contrast of at least 3:1 with a card', () => {
  fc.assert(
    fc.property(arbitraryBrand, (given) => {
      const theme = deriveTheme(given)
      for (const bar of [theme.chart1, theme.chart2, theme.good, theme.warn, theme.bad, theme.ink])
        expect(calculateContrast(bar, '#ffffff')).toBeGreaterThanOrEqual(3)
    }),
  )
})

describe.each(variantOptions)('theme, $scheme, contrast $contrast', ({ scheme, contrast: wanted }) => {
  const least = wanted === 'more' ? { text: 7, controls: 4.5 } : { text: 4.5, controls: 3 }

  test('@THEME-06 @WCAG-1.4.3 @WCAG-1.4.11 text and controls are readable on every surface, for any tenant colours', () => {
    fc.assert(
      fc.property(arbitraryBrand, (colors) => {
        const { reading, text, controls } = findWeakestContrasts(deriveTheme(colors, scheme, wanted))
        expect(reading).toBeGreaterThanOrEqual(7)
        expect(text).toBeGreaterThanOrEqual(least.text)
        expect(controls).toBeGreaterThanOrEqual(least.controls)
      }),
      { numRuns: inject('propertyRuns') ?? 250 },
    )
  }, 120_000)

  test('chart colours differ from each other, and in dark or high contrast from the card', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryBrand, arbitraryGreyBrand), (colors) => {
        const theme = deriveTheme(colors, scheme, wanted)
        const parts = ([1, 2, 3, 4, 5, 6] as const).map((place) => theme[`chart${place}`])
        expect(new Set(parts).size).toBe(parts.length)
        if (scheme === 'dark' || wanted === 'more')
          for (const part of parts) expect(calculateContrast(part, theme.card)).toBeGreaterThanOrEqual(3)
      }),
    )
  })
})

describe('theme', () => {
  test('a primary colour with a readable label fills buttons unchanged', () => {
    fc.assert(
      fc.property(arbitraryBrand, (colors) => {
        const theme = deriveTheme(colors)
        const compliant =
          calculateContrast(colors.primary, '#ffffff') >= 4.5 ||
          calculateContrast(colors.primary, theme.ink) >= 4.5
        if (compliant) expect(theme.accent).toBe(colors.primary)
      }),
    )
  })

  test('a tenant without colours has coloured charts', { tags: 'full' }, () => {
    fc.assert(
      fc.property(arbitraryGreyBrand, (colors) => {
        for (const { scheme, contrast } of variantOptions) {
          const { chart1, chart2, chart4 } = deriveTheme(colors, scheme, contrast)
          for (const color of [chart1, chart2, chart4])
            expect(convertHexToOklch(color)[1]).toBeGreaterThan(0.04)
        }
      }),
    )
  })

  test('a colour that is readable on every surface is unchanged as text colour', () => {
    const theme = deriveTheme({ primary: '#2438E0', secondary: '#f6a96b', tertiary: '#974264' })
    expect([theme.accent, theme.link, theme.edge, theme.focus]).toEqual(Array(4).fill('#2438e0'))
  })

  test('@THEME-03 the tertiary colour is unchanged', () => {
    fc.assert(
      fc.property(arbitraryBrand, (colors) => {
        expect(deriveTheme(colors).ill3).toBe(colors.tertiary)
      }),
    )
  })

  test('any tenant colours give a readable theme', () => {
    const junk = fc.oneof(
      fc.string(),
      arbitraryHex,
      fc.constantFrom('#FFF', 'f0f', '#12345678', '', 'red', ' #AbC '),
    )
    fc.assert(
      fc.property(junk, fc.option(junk), fc.option(junk), (primary, secondary, tertiary) => {
        const theme = deriveTheme({ primary, secondary, tertiary })
        expect(Object.values(theme).every((color) => /^#[0-9a-f]{6}(00)?$/.test(color))).toBe(true)
        expect(findWeakestContrasts(theme).text).toBeGreaterThanOrEqual(4.5)
      }),
    )
    expect(() => deriveTheme({} as BrandInput)).not.toThrow()
  })

  test('hex colours are parsed in every notation', () => {
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
