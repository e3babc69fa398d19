import type { SystemStyleObject } from '@chakra-ui/react'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../test/render.tsx'
import { Text } from '../text/Text.tsx'
import { styleSystem } from './system.ts'

const renderAndReadRules = (style: SystemStyleObject) =>
  (styleSystem.css(style) as unknown as { styles: string }).styles.split(';').filter(Boolean)

test('a tenant’s theme consists only of CSS variables, to which all colours refer', () => {
  expect(renderAndReadRules({ bg: 'surface', color: 'on-accent', borderColor: 'edge' })).toEqual([
    'background:var(--surface)',
    'color:var(--on-accent)',
    'border-color:var(--edge)',
  ])
  expect(styleSystem._global).toEqual([])
})

test('distances, radii and text styles are available by name', () => {
  expect(renderAndReadRules({ px: '4', mt: '-2', rounded: 'card', textStyle: 'meta' })).toEqual([
    'padding-inline:16px',
    'margin-top:-8px',
    'border-radius:12px',
    'font-size:.875rem',
    'line-height:1.25rem',
  ])
})

test('elements of one kind share a style, and additions to one do not affect others', () => {
  renderUi([
    <Text key="a" css={{ color: 'ink2' }} mt="2">
      one
    </Text>,
    <Text key="b" css={{ color: 'ink2' }} mt="2">
      two
    </Text>,
    <Text key="c" css={{ color: 'ink2' }} mt="3">
      three
    </Text>,
  ])
  const [one, two, three] = ['one', 'two', 'three'].map((name) => screen.getByText(name))
  expect(two?.className).toBe(one?.className)
  expect(three?.className).not.toBe(one?.className)
  expect(three && getComputedStyle(three).marginTop).toBe('12px')
  expect(two && getComputedStyle(two).marginTop).toBe('8px')
})
