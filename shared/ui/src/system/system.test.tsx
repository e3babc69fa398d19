import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draw } from '../test/draw.tsx'
import { Text } from '../text/Text.tsx'
import { layoutWidths } from './breakpoints.ts'
import { createStyleCache } from './style-cache.ts'
import { system } from './system.ts'
import { UiProvider } from './UiProvider.tsx'

test('a firm is nothing but CSS variables: colours refer to them, and nothing else is baked in', () => {
  expect(system.css({ bg: 'wall', color: 'on-accent', borderColor: 'edge' })).toEqual({
    background: 'var(--wall)',
    color: 'var(--on-accent)',
    borderColor: 'var(--edge)',
  })
  expect(system._global).toEqual([])
})

test('distances, radii and type have names', () => {
  expect(system.css({ px: '4', mt: '-2', rounded: 'card', textStyle: 'meta' })).toEqual({
    paddingInline: '16px',
    marginTop: '-8px',
    borderRadius: '12px',
    fontSize: '.875rem',
    lineHeight: '1.25rem',
  })
})

test('@LAYOUT-01 the widths at which a layout may change', () => {
  expect(layoutWidths).toEqual([768, 786, 798, 997, 1024, 1200, 1400, 1440, 1600])
})

test('styles of the page are inserted by the shell alone, with the nonce', () => {
  const cache = createStyleCache('n0nce')
  draw(
    <UiProvider cache={cache}>
      <Text>Remote</Text>
    </UiProvider>,
  )
  const sheets = [...document.querySelectorAll('style')]
  expect(sheets.filter((sheet) => sheet.textContent?.includes('ui-shimmer'))).toHaveLength(1)
  const remote = sheets.filter((sheet) => sheet.nonce === 'n0nce')
  expect(remote.some((sheet) => sheet.textContent?.includes('box-sizing'))).toBe(false)
  expect(screen.getByText('Remote')).toBeTruthy()
})
